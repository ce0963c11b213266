import { areasByCommand } from '#shared/contract/platform/device-changes.ts';
import type { DeviceArea, DeviceHandlers } from '#shared/contract/device.ts';

/** Each window has a prompt of its own. */
const ownAreas: ReadonlySet<DeviceArea> = new Set(['draft', 'plan']);

/** The handlers of one window, of whose changes the others are told; one that only touches its own prompt tells nobody. */
export function announceChanges(
  handlers: DeviceHandlers,
  notifyOthers: (areas: readonly DeviceArea[]) => void
): DeviceHandlers {
  const announced = Object.entries(handlers).map(([name, handle]) => {
    const areas = areasByCommand[name as keyof DeviceHandlers];
    if (areas === undefined || areas.every((area) => ownAreas.has(area))) return [name, handle];
    const announce = async (input: never): Promise<unknown> => {
      const answer = await (handle as (given: never) => unknown)(input);
      notifyOthers(areas);
      return answer;
    };
    return [name, announce];
  });
  return Object.fromEntries(announced) as DeviceHandlers;
}
