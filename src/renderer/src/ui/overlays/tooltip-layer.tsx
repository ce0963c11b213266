import { Tooltip } from '@base-ui/react/tooltip';
import { useId } from 'react';
import { Kbd } from '../buttons/keyboard-key.tsx';
import { findPopupHost } from './popup-host.ts';
import { useTooltip } from './use-tooltips.ts';

/**
 * Draws the tooltip of whatever carries `data-tip` (and `data-tip-keys`), on hover and on keyboard focus.
 * Mounted once for the whole page.
 */
export function TooltipLayer() {
  const id = useId();
  const { tip, hold, release } = useTooltip(id);
  return (
    <Tooltip.Root open={tip !== undefined}>
      {tip !== undefined && (
        <Tooltip.Portal container={findPopupHost(tip.anchor)}>
          <Tooltip.Positioner
            anchor={tip.anchor}
            sideOffset={6}
            collisionPadding={8}
            positionMethod="fixed"
            className="z-tooltip"
          >
            <Tooltip.Popup
              id={id}
              role="tooltip"
              onPointerEnter={hold}
              onPointerLeave={release}
              className="kit-popup flex max-w-72 items-center gap-2 rounded-control border border-n6 bg-n3 px-2 py-1 text-label text-n12 shadow-menu"
            >
              <span className="min-w-0">{tip.text}</span>
              {tip.keys !== undefined && <Kbd keys={tip.keys} />}
            </Tooltip.Popup>
          </Tooltip.Positioner>
        </Tooltip.Portal>
      )}
    </Tooltip.Root>
  );
}
