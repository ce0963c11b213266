DROP INDEX "ledger_entries_account";--> statement-breakpoint
DROP INDEX "order_items_listing";--> statement-breakpoint
DROP INDEX "orders_listing";--> statement-breakpoint
DROP INDEX "orders_seller";