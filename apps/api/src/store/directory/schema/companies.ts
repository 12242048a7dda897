import type { ValidatorName } from '@evenkeel/api-client/contract/registration'
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A public key of an identity provider, as a JWK. */
export interface SsoKey {
  readonly kty: string
  readonly [field: string]: string
}

/** Several keys of an identity provider, distinguished by `kid`, so that it can rotate them. */
export interface SsoKeySet {
  readonly keys: readonly SsoKey[]
}

export const company = sqliteTable(
  'company',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    code: text().notNull().unique(),
    name: text().notNull(),
    logoUrl: text('logo_url'),
    supportEmail: text('support_email'),
    /** Employees add accounts only by hand; they cannot link banks. */
    level1: integer({ mode: 'boolean' }).notNull().default(false),
    /** How employees link banks until they choose otherwise: 0 the frame, 1 the provider's dialog. */
    accountConnectivityType: integer('account_connectivity_type').$type<0 | 1>().notNull().default(1),
    fundStyle: integer('fund_style').notNull().default(0),
    isSsoEnabled: integer('is_sso_enabled', { mode: 'boolean' }).notNull().default(false),
    /** The URL at which the company's own sign-in starts. */
    ssoUrl: text('sso_url'),
    /** The `iss` of its identity provider's tokens, and the public key or keys (JWK) that verify them. */
    ssoIssuer: text('sso_issuer').unique(),
    ssoKey: text('sso_key', { mode: 'json' }).$type<SsoKey | SsoKeySet>(),
    passwordPolicy: text('password_policy').$type<'standard' | 'long'>().notNull().default('standard'),
    /** Every sign-in of its people requires a second factor. */
    requiresSecondFactor: integer('requires_second_factor', { mode: 'boolean' }).notNull().default(false),
    /** What registration asks for to find an employee on the roster. */
    validators: text({ mode: 'json' })
      .$type<readonly ValidatorName[]>()
      .notNull()
      .default(['lastName', 'dateOfBirth', 'employeeId']),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [check('company_fund_style', sql`${table.fundStyle} BETWEEN 0 AND 3`)],
)

/** The origins of pages on which this company allows our widgets. */
export const companyOrigin = sqliteTable(
  'company_origin',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    origin: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.origin] }),
    index('company_origin_origin').on(table.origin),
  ],
)

/** The domains of a company's email addresses, by which an employee finds it; each belongs to one company. */
export const companyDomain = sqliteTable(
  'company_domain',
  {
    /** In lower case. */
    domain: text().primaryKey(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
  },
  (table) => [index('company_domain_company').on(table.companyId)],
)
