#!/bin/sh
# Runs a command in a network of its own: loopback and one link without a route out, which a spec can pull. Where the
# system allows no namespace the command runs as it is, and the specs fall back to emulating the link.
if [ -z "$JOURNEY_LINK" ]; then
  self=$(readlink -f "$0")
  for isolate in 'unshare -n' 'unshare -rn'; do
    if $isolate ip link add probe0 type veth peer name probe1 2>/dev/null; then
      exec env JOURNEY_LINK=journey0 $isolate "$self" "$@"
    fi
  done
  exec "$@"
fi
set -e
ip link set lo up
ip link add "$JOURNEY_LINK" type veth peer name "${JOURNEY_LINK}-far"
ip addr add 10.99.0.2/24 dev "$JOURNEY_LINK"
ip link set "$JOURNEY_LINK" up
ip link set "${JOURNEY_LINK}-far" up
exec "$@"
