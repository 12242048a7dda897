import { asc, inArray } from 'drizzle-orm'
import { type LedgerTransaction, prepared } from './ledger.ts'
import { aboutMe, contactAddress, dependent, emailPreference, profileSettings } from './schema.ts'
import { insertRow, updateRow } from './rows-by-id.ts'

export type StoredAboutMe = Omit<typeof aboutMe.$inferSelect, 'id'>
export type StoredAddress = Omit<typeof contactAddress.$inferSelect, 'id'>
export type StoredDependent = typeof dependent.$inferSelect
export type StoredSettings = Omit<typeof profileSettings.$inferSelect, 'id'>

const nothingSaid: StoredAboutMe = {
  dateOfBirth: null,
  gender: null,
  familyStatus: null,
  annualIncomeCents: null,
  partnerFirstName: null,
  partnerDateOfBirth: null,
  partnerAnnualIncomeCents: null,
  riskTolerance: null,
  investmentType: null,
  focusAreas: [],
}
const noAddress: StoredAddress = { street1: null, street2: null, city: null, state: null, zipCode: null }

const aboutMeRow = prepared((db) => db.select().from(aboutMe).limit(1).prepare())
const addressRow = prepared((db) => db.select().from(contactAddress).limit(1).prepare())
const settingsRow = prepared((db) => db.select().from(profileSettings).limit(1).prepare())
const dependentRows = prepared((db) => db.select().from(dependent).orderBy(asc(dependent.id)).prepare())

/** Returns what the person has said about themselves; null in fields not yet answered. */
export function readAboutMe(ledger: LedgerTransaction): StoredAboutMe {
  const { id: _id, ...said } = aboutMeRow(ledger).get() ?? { id: 0, ...nothingSaid }
  return said
}

/** Returns the row's id for the journal; null before the person has answered anything. */
export const aboutMeId = (ledger: LedgerTransaction): number | null => aboutMeRow(ledger).get()?.id ?? null

/** Changes the given fields and leaves the rest; returns the row's id. */
export function saveAboutMe(ledger: LedgerTransaction, values: Partial<StoredAboutMe>): number {
  const known = aboutMeId(ledger)
  if (known === null) return insertRow(ledger, aboutMe, { ...nothingSaid, ...values })
  if (Object.keys(values).length > 0) updateRow(ledger, aboutMe, known, values)
  return known
}

/** Returns the person's address; null in fields not yet answered. */
export function readAddress(ledger: LedgerTransaction): StoredAddress {
  const { id: _id, ...address } = addressRow(ledger).get() ?? { id: 0, ...noAddress }
  return address
}

export function saveAddress(ledger: LedgerTransaction, address: StoredAddress): void {
  const known = addressRow(ledger).get()?.id
  if (known === undefined) ledger.insert(contactAddress).values(address).run()
  else updateRow(ledger, contactAddress, known, address)
}

/** Returns the person's dependents, in the order in which they were added. */
export const allDependents = (ledger: LedgerTransaction): StoredDependent[] => dependentRows(ledger).all()

/** Adds a dependent and returns the id. */
export const insertDependent = (ledger: LedgerTransaction, values: Omit<StoredDependent, 'id'>): number =>
  insertRow(ledger, dependent, values)

export const updateDependent = (ledger: LedgerTransaction, { id, ...values }: StoredDependent): void =>
  updateRow(ledger, dependent, id, values)

export function deleteDependents(ledger: LedgerTransaction, ids: readonly number[]): void {
  ledger
    .delete(dependent)
    .where(inArray(dependent.id, [...ids]))
    .run()
}

/** Returns the person's choices by preference id; preferences that they never changed are absent. */
export function chosenEmailPreferences(
  ledger: LedgerTransaction,
): Map<number, { readonly id: number; readonly isSubscribed: boolean }> {
  const rows = ledger.select().from(emailPreference).all()
  return new Map(rows.map(({ id, preferenceId, isSubscribed }) => [preferenceId, { id, isSubscribed }]))
}

/** Stores one choice and returns the row's id. */
export const saveEmailPreference = (ledger: LedgerTransaction, preferenceId: number, isSubscribed: boolean): number =>
  ledger
    .insert(emailPreference)
    .values({ preferenceId, isSubscribed })
    .onConflictDoUpdate({ target: emailPreference.preferenceId, set: { isSubscribed } })
    .returning({ id: emailPreference.id })
    .get().id

/** Returns the person's settings; defaults to the connectivity type of their company and no test institutions. */
export function readSettings(
  ledger: LedgerTransaction,
  companyType: StoredSettings['accountConnectivityType'] = 1,
): StoredSettings {
  const chosen = settingsRow(ledger).get()
  if (!chosen) return { accountConnectivityType: companyType, useTestInstitutions: false }
  const { id: _id, ...settings } = chosen
  return settings
}

/** Returns the row's id for the journal; null before the first save. */
export const settingsId = (ledger: LedgerTransaction): number | null => settingsRow(ledger).get()?.id ?? null

/** Replaces the settings and returns the row's id. */
export function saveSettings(ledger: LedgerTransaction, settings: StoredSettings): number {
  const known = settingsId(ledger)
  if (known === null) return insertRow(ledger, profileSettings, settings)
  updateRow(ledger, profileSettings, known, settings)
  return known
}
