import type { Hono } from 'hono';
import type { Context } from '../context.ts';
import type { RequestVariables } from '../request-context.ts';
import { addWish } from '../services/wishlist/add-wish.ts';
import { createWishlist } from '../services/wishlist/create-wishlist.ts';
import { listMarks } from '../services/wishlist/list-marks.ts';
import { listWishes } from '../services/wishlist/list-wishes.ts';
import { listWishlists } from '../services/wishlist/list-wishlists.ts';
import { moveWish } from '../services/wishlist/move-wish.ts';
import { removeWish } from '../services/wishlist/remove-wish.ts';
import { removeWishlist } from '../services/wishlist/remove-wishlist.ts';
import { renameWishlist } from '../services/wishlist/rename-wishlist.ts';
import { serveCloud } from './register-cloud.ts';

export function registerWishlists(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'wishlists.list', (_input, request) => listWishlists(context, request));
  serveCloud(app, 'wishlists.create', (input, request) => createWishlist(context, input, request));
  serveCloud(app, 'wishlists.rename', (input, request) => renameWishlist(context, input, request));
  serveCloud(app, 'wishlists.remove', (input, request) => removeWishlist(context, input, request));
  serveCloud(app, 'wishes.list', (input, request) => listWishes(context, input, request));
  serveCloud(app, 'wishes.listMarks', (_input, request) => listMarks(context, request));
  serveCloud(app, 'wishes.add', (input, request) => addWish(context, input, request));
  serveCloud(app, 'wishes.move', (input, request) => moveWish(context, input, request));
  serveCloud(app, 'wishes.remove', (input, request) => removeWish(context, input, request));
}
