import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

import { isCents, now } from "./columns";
import { marketplaceItems } from "./items";
import { users } from "./people";

const providers = ["test", "stripe", "none"] as const;

export const carts = sqliteTable(
  "carts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    createdAt: integer("created_at").notNull().default(now),
    updatedAt: integer("updated_at").notNull().default(now),
  },
  (table) => [uniqueIndex("carts_user").on(table.userId)],
);

export const cartItems = sqliteTable(
  "cart_items",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    cartId: integer("cart_id")
      .notNull()
      .references(() => carts.id),
    itemId: integer("item_id")
      .notNull()
      .references(() => marketplaceItems.id),
    quantity: integer("quantity").notNull().default(1),
    /** What the buyer offers where the price is a minimum. */
    offerCents: integer("offer_cents"),
    addedAt: integer("added_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("cart_items_once").on(table.cartId, table.itemId),
    index("cart_items_item").on(table.itemId),
    check(
      "cart_items_quantity",
      sql`typeof(${table.quantity}) = 'integer' and ${table.quantity} >= 1`,
    ),
    check("cart_items_offer", isCents(table.offerCents)),
  ],
);

export const coupons = sqliteTable(
  "coupons",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** Upper case; what a buyer types is compared in upper case. */
    code: text("code").notNull(),
    kind: text("kind", { enum: ["percent", "amount"] }).notNull(),
    percent: integer("percent"),
    amountCents: integer("amount_cents"),
    scope: text("scope", { enum: ["all", "seller", "item", "category"] })
      .notNull()
      .default("all"),
    sellerId: integer("seller_id").references(() => users.id),
    itemId: integer("item_id").references(() => marketplaceItems.id),
    category: text("category"),
    minSubtotalCents: integer("min_subtotal_cents").notNull().default(0),
    startsAt: integer("starts_at"),
    endsAt: integer("ends_at"),
    /** Null means without limit. */
    maxUses: integer("max_uses"),
    maxUsesPerUser: integer("max_uses_per_user"),
    usedCount: integer("used_count").notNull().default(0),
    isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("coupons_code").on(table.code),
    index("coupons_seller").on(table.sellerId),
    index("coupons_item").on(table.itemId),
    check(
      "coupons_code_form",
      sql`length(${table.code}) between 3 and 24 and ${table.code} not glob '*[^A-Z0-9_-]*'`,
    ),
    check(
      "coupons_value",
      sql`case ${table.kind} when 'percent' then ${table.amountCents} is null and typeof(${table.percent}) = 'integer' and ${table.percent} between 1 and 100 else ${table.percent} is null and typeof(${table.amountCents}) = 'integer' and ${table.amountCents} between 1 and 1000000000 end`,
    ),
    check(
      "coupons_scope",
      sql`case ${table.scope} when 'seller' then ${table.sellerId} is not null when 'item' then ${table.itemId} is not null when 'category' then ${table.category} is not null else 1 end`,
    ),
    check("coupons_minimum", isCents(table.minSubtotalCents)),
    // The last use cannot be taken twice: the batch that would do so fails here.
    check(
      "coupons_used",
      sql`${table.usedCount} >= 0 and (${table.maxUses} is null or ${table.usedCount} <= ${table.maxUses})`,
    ),
  ],
);

export const orders = sqliteTable(
  "orders",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** The number on the receipt. */
    reference: text("reference").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    idempotencyKey: text("idempotency_key").notNull(),
    status: text("status", {
      enum: ["pending", "complete", "failed", "cancelled", "refunded", "partly_refunded"],
    })
      .notNull()
      .default("pending"),
    source: text("source", { enum: ["item", "cart"] }).notNull(),
    /** Revenue never adds up "test" orders with real ones. */
    provider: text("provider", { enum: providers }).notNull(),
    providerSessionId: text("provider_session_id"),
    providerPaymentId: text("provider_payment_id"),
    currency: text("currency").notNull().default("USD"),
    subtotalCents: integer("subtotal_cents").notNull(),
    discountCents: integer("discount_cents").notNull().default(0),
    totalCents: integer("total_cents").notNull(),
    refundedCents: integer("refunded_cents").notNull().default(0),
    couponId: integer("coupon_id").references(() => coupons.id),
    couponCode: text("coupon_code"),
    termsAcceptedAt: integer("terms_accepted_at").notNull(),
    failure: text("failure"),
    createdAt: integer("created_at").notNull().default(now),
    updatedAt: integer("updated_at").notNull().default(now),
    completedAt: integer("completed_at"),
  },
  (table) => [
    uniqueIndex("orders_reference").on(table.reference),
    uniqueIndex("orders_once").on(table.userId, table.idempotencyKey),
    uniqueIndex("orders_session").on(table.providerSessionId),
    uniqueIndex("orders_payment").on(table.providerPaymentId),
    index("orders_user").on(table.userId, table.createdAt),
    index("orders_coupon").on(table.couponId),
    index("orders_open").on(table.userId, table.createdAt).where(sql`${table.status} = 'pending'`),
    index("orders_unsettled").on(table.createdAt).where(sql`${table.status} = 'pending'`),
    check(
      "orders_money",
      sql`${isCents(table.subtotalCents)} and ${isCents(table.discountCents)} and ${isCents(table.totalCents)} and ${isCents(table.refundedCents)}`,
    ),
    check(
      "orders_total",
      sql`${table.totalCents} = ${table.subtotalCents} - ${table.discountCents} and ${table.refundedCents} <= ${table.totalCents}`,
    ),
  ],
);

/** What was ordered, at the price and under the name of that moment. */
export const orderItems = sqliteTable(
  "order_items",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    itemId: integer("item_id")
      .notNull()
      .references(() => marketplaceItems.id),
    sellerId: integer("seller_id")
      .notNull()
      .references(() => users.id),
    versionNumber: integer("version_number").notNull().default(1),
    name: text("name").notNull(),
    license: text("license"),
    quantity: integer("quantity").notNull().default(1),
    unitPriceCents: integer("unit_price_cents").notNull(),
    discountCents: integer("discount_cents").notNull().default(0),
    totalCents: integer("total_cents").notNull(),
  },
  (table) => [
    uniqueIndex("order_items_once").on(table.orderId, table.itemId),
    index("order_items_item").on(table.itemId),
    index("order_items_seller").on(table.sellerId),
    check(
      "order_items_quantity",
      sql`typeof(${table.quantity}) = 'integer' and ${table.quantity} >= 1`,
    ),
    check(
      "order_items_money",
      sql`${isCents(table.unitPriceCents)} and ${isCents(table.discountCents)} and ${isCents(table.totalCents)}`,
    ),
    check(
      "order_items_total",
      sql`${table.totalCents} = ${table.unitPriceCents} * ${table.quantity} - ${table.discountCents}`,
    ),
  ],
);

export const couponUses = sqliteTable(
  "coupon_uses",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    couponId: integer("coupon_id")
      .notNull()
      .references(() => coupons.id),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    /** This person's how-manieth use: two at once cannot both be the last one allowed. */
    nth: integer("nth").notNull().default(1),
    createdAt: integer("created_at").notNull().default(now),
  },
  (table) => [
    uniqueIndex("coupon_uses_order").on(table.orderId),
    uniqueIndex("coupon_uses_nth").on(table.couponId, table.userId, table.nth),
    index("coupon_uses_user").on(table.userId),
    check("coupon_uses_counted", sql`${table.nth} >= 1`),
  ],
);

/** What a seller is owed for one week; sales and refunds are added in the batch that makes them. */
export const payouts = sqliteTable(
  "payouts",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    sellerId: integer("seller_id")
      .notNull()
      .references(() => users.id),
    provider: text("provider", { enum: providers }).notNull(),
    /** Monday 00:00 UTC. */
    weekStart: integer("week_start").notNull(),
    saleCount: integer("sale_count").notNull().default(0),
    earnedCents: integer("earned_cents").notNull().default(0),
    refundedCents: integer("refunded_cents").notNull().default(0),
    paidAt: integer("paid_at"),
    /** A transfer's number or a note. */
    paidReference: text("paid_reference"),
  },
  (table) => [
    index("payouts_seller").on(table.sellerId, table.weekStart),
    uniqueIndex("payouts_week").on(table.sellerId, table.provider, table.weekStart),
    index("payouts_due").on(table.weekStart).where(sql`${table.paidAt} is null`),
    index("payouts_paid").on(table.paidAt).where(sql`${table.paidAt} is not null`),
    check(
      "payouts_money",
      sql`${isCents(table.earnedCents)} and ${isCents(table.refundedCents)} and ${table.saleCount} >= 0`,
    ),
  ],
);

export const purchases = sqliteTable(
  "purchases",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    itemId: integer("item_id")
      .notNull()
      .references(() => marketplaceItems.id),
    purchaseDate: integer("purchase_date").notNull().default(now),
    status: text("status", { enum: ["complete", "refunded", "revoked"] })
      .notNull()
      .default("complete"),
    amountCents: integer("amount_cents").notNull(),
    stripeSessionId: text("stripe_session_id"),
    accessType: text("access_type").notNull().default("full"),
    orderItemId: integer("order_item_id").references(() => orderItems.id),
    provider: text("provider", { enum: providers }).notNull().default("test"),
    quantity: integer("quantity").notNull().default(1),
    versionNumber: integer("version_number").notNull().default(1),
    license: text("license"),
    /** The wording the buyer agreed to; a later change of our texts does not reach it. */
    licenseText: text("license_text"),
    sellerId: integer("seller_id").references(() => users.id),
    platformFeeCents: integer("platform_fee_cents"),
    processingFeeCents: integer("processing_fee_cents"),
    creatorCents: integer("creator_cents"),
    payoutId: integer("payout_id").references(() => payouts.id),
    refundedAt: integer("refunded_at"),
  },
  (table) => [
    uniqueIndex("purchases_order_item").on(table.orderItemId),
    index("purchases_user").on(table.userId, table.purchaseDate),
    // Does this person own this item?
    index("purchases_owned").on(table.userId, table.itemId, table.status),
    index("purchases_item").on(table.itemId, table.purchaseDate),
    index("purchases_seller").on(table.sellerId, table.purchaseDate),
    index("purchases_payout").on(table.payoutId),
    index("purchases_session").on(table.stripeSessionId),
    check(
      "purchases_money",
      sql`${isCents(table.amountCents)} and ${isCents(table.platformFeeCents)} and ${isCents(table.processingFeeCents)} and ${isCents(table.creatorCents)}`,
    ),
    check(
      "purchases_split",
      sql`${table.platformFeeCents} + ${table.processingFeeCents} + ${table.creatorCents} = ${table.amountCents}`,
    ),
    check("purchases_quantity", sql`${table.quantity} >= 1`),
  ],
);

export const refunds = sqliteTable(
  "refunds",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    purchaseId: integer("purchase_id")
      .notNull()
      .references(() => purchases.id),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    status: text("status", { enum: ["requested", "complete", "refused", "failed"] })
      .notNull()
      .default("requested"),
    amountCents: integer("amount_cents").notNull(),
    reason: text("reason"),
    answer: text("answer"),
    providerRefundId: text("provider_refund_id"),
    createdAt: integer("created_at").notNull().default(now),
    decidedAt: integer("decided_at"),
  },
  (table) => [
    uniqueIndex("refunds_once").on(table.purchaseId),
    uniqueIndex("refunds_provider").on(table.providerRefundId),
    index("refunds_user").on(table.userId, table.createdAt),
    index("refunds_queue").on(table.createdAt).where(sql`${table.status} = 'requested'`),
    check("refunds_money", isCents(table.amountCents)),
  ],
);

/** A provider's notices, each taken once however often it is delivered. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    provider: text("provider", { enum: providers }).notNull(),
    eventId: text("event_id").notNull(),
    type: text("type").notNull(),
    orderId: integer("order_id").references(() => orders.id),
    payload: text("payload").notNull(),
    receivedAt: integer("received_at").notNull().default(now),
    processedAt: integer("processed_at"),
    failure: text("failure"),
  },
  (table) => [
    uniqueIndex("payment_events_once").on(table.provider, table.eventId),
    index("payment_events_order").on(table.orderId),
    index("payment_events_waiting").on(table.receivedAt).where(sql`${table.processedAt} is null`),
  ],
);
