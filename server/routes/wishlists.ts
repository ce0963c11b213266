import type { Hono } from 'hono';
import type { Context } from '../context/context.ts';
import type { RequestVariables } from '../context/request-context.ts';
import {
  addWishlistItem,
  listMarks,
  moveWishlistItem,
  removeWishlistItem
} from '../services/wishlist/wishlist-items.ts';
import {
  createWishlist,
  listWishlists,
  removeWishlist,
  renameWishlist
} from '../services/wishlist/wishlists.ts';
import { listWishlistItems } from '../services/wishlist/list-wishlist-items.ts';
import { serveCloud } from '../http/register-procedure.ts';

export function registerWishlists(app: Hono<RequestVariables>, context: Context): void {
  serveCloud(app, 'wishlists.list', (_input, request) => listWishlists(context, request));
  serveCloud(app, 'wishlists.create', (input, request) => createWishlist(context, input, request));
  serveCloud(app, 'wishlists.rename', (input, request) => renameWishlist(context, input, request));
  serveCloud(app, 'wishlists.remove', (input, request) => removeWishlist(context, input, request));
  serveCloud(app, 'wishes.list', (input, request) => listWishlistItems(context, input, request));
  serveCloud(app, 'wishes.listMarks', (_input, request) => listMarks(context, request));
  serveCloud(app, 'wishes.add', (input, request) => addWishlistItem(context, input, request));
  serveCloud(app, 'wishes.move', (input, request) => moveWishlistItem(context, input, request));
  serveCloud(app, 'wishes.remove', (input, request) => removeWishlistItem(context, input, request));
}
