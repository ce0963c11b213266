ALTER TABLE "earnings" RENAME COLUMN "is_disputed" TO "is_on_hold";
