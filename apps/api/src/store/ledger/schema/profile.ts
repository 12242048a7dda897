import type { FocusArea, InvestmentType, RiskTolerance } from '@evenkeel/engine'
import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { id, withinBounds } from '../schema-columns.ts'

/** About the person: at most one row. Unanswered fields are null. */
export const aboutMe = sqliteTable(
  'about_me',
  {
    id: id(),
    dateOfBirth: text('date_of_birth'),
    /** An id of the classifiers. */
    gender: integer('gender'),
    /** Single 0, Married 1, Partnered 2. */
    familyStatus: integer('family_status').$type<0 | 1 | 2>(),
    annualIncomeCents: integer('annual_income_cents'),
    partnerFirstName: text('partner_first_name'),
    partnerDateOfBirth: text('partner_date_of_birth'),
    partnerAnnualIncomeCents: integer('partner_annual_income_cents'),
    riskTolerance: integer('risk_tolerance').$type<RiskTolerance>(),
    investmentType: integer('investment_type').$type<InvestmentType>(),
    /** JSON: the chosen focus areas, the first one first. */
    focusAreas: text('focus_areas', { mode: 'json' }).$type<readonly FocusArea[]>().notNull().default([]),
  },
  (table) => [
    check('about_me_family_status', sql`${table.familyStatus} between 0 and 2`),
    check('about_me_risk_tolerance', sql`${table.riskTolerance} between 1 and 3`),
    check('about_me_investment_type', sql`${table.investmentType} between 1 and 3`),
    check('about_me_income', withinBounds(table.annualIncomeCents)),
    check('about_me_partner_income', withinBounds(table.partnerAnnualIncomeCents)),
  ],
)

/** The person's address: at most one row. */
export const contactAddress = sqliteTable('contact_address', {
  id: id(),
  street1: text('street1'),
  street2: text('street2'),
  city: text('city'),
  state: text('state'),
  zipCode: text('zip_code'),
})

/** The person's dependents, in the order of their ids. */
export const dependent = sqliteTable(
  'dependent',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    dateOfBirth: text('date_of_birth'),
    /** Child 0, Parent 1, Other 2. */
    relation: integer('relation').$type<0 | 1 | 2>().notNull(),
  },
  (table) => [check('dependent_relation', sql`${table.relation} between 0 and 2`)],
)

/** Which emails the person chose to get; without a row the catalog's default applies. */
export const emailPreference = sqliteTable(
  'email_preference',
  {
    id: id(),
    preferenceId: integer('preference_id').notNull(),
    isSubscribed: integer('is_subscribed', { mode: 'boolean' }).notNull(),
  },
  (table) => [uniqueIndex('email_preference_once').on(table.preferenceId)],
)

/** The person's settings: at most one row. */
export const profileSettings = sqliteTable(
  'profile_settings',
  {
    id: id(),
    /** First provider 0, second provider 1. */
    accountConnectivityType: integer('account_connectivity_type').$type<0 | 1>().notNull().default(1),
    useTestInstitutions: integer('use_test_institutions', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [check('profile_settings_connectivity', sql`${table.accountConnectivityType} between 0 and 1`)],
)

/** How the person wants notes: at most one row. */
export const noteChoice = sqliteTable('note_choice', {
  id: id(),
  /** Whether emails name amounts, categories, and banks. */
  showsDetails: integer('shows_details', { mode: 'boolean' }).notNull().default(false),
  /** An IANA name that the person chose; null to follow the browser. */
  timeZone: text('time_zone'),
})

/** The notes that were sent, or are about to be: the key makes each of them one, in every process. */
export const sentNote = sqliteTable(
  'sent_note',
  {
    id: id(),
    /** Names the note and what it is about: `budget:12:2026-11`. */
    key: text('key').notNull(),
    /** As `preferenceId`. */
    kind: integer('kind').notNull(),
    subject: text('subject').notNull(),
    /**
     * `waiting`: the mail server could not take it yet. `leaving`: it is being handed over; one that stays so may have
     * arrived, and is not sent again. `refused`: the mail server will never take it.
     */
    state: text('state', { enum: ['waiting', 'leaving', 'sent', 'refused'] }).notNull(),
    at: text('at').notNull(),
    /** The day in the person's time zone. */
    day: text('day').notNull(),
    tries: integer('tries').notNull().default(0),
  },
  (table) => [uniqueIndex('sent_note_once').on(table.key), index('sent_note_at').on(table.at)],
)

/**
 * What the person said once for all plans, one row a fact. Facts that other tables have columns for (about me, dependents,
 * accounts) stay there.
 */
export const householdFact = sqliteTable(
  'household_fact',
  {
    id: id(),
    /** One of the engine's household keys. */
    key: text('key').notNull(),
    /** In the API's form: dollars, fractions, `1988-04-17T00:00:00Z`. */
    value: text('value', { mode: 'json' }).notNull(),
    saidAt: text('said_at').notNull(),
  },
  (table) => [uniqueIndex('household_fact_key').on(table.key)],
)

/** Every checkup that the person has answered; the last one of each kind counts. */
export const checkup = sqliteTable(
  'checkup',
  {
    id: id(),
    kind: text('kind').$type<'confidence' | 'well-being'>().notNull(),
    completedOn: text('completed_on').notNull(),
    score: integer('score').notNull(),
    /** JSON: the chosen value of each question, in their order. */
    answers: text('answers', { mode: 'json' }).$type<readonly number[]>().notNull(),
  },
  (table) => [
    index('checkup_latest').on(table.kind, table.id),
    check('checkup_score', sql`${table.score} between 0 and 100`),
  ],
)
