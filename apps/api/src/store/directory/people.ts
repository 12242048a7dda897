import type { Language } from '@evenkeel/api-client/contract/languages'
import { and, desc, eq, getTableColumns, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { audit, company, knownDevice, person } from './schema.ts'

/** A person, with what an email to them says of their company. */
export type Person = typeof person.$inferSelect & {
  readonly companyName: string
  /** Null if the company has named none. */
  readonly supportEmail: string | null
}
export type NewPerson = Omit<typeof person.$inferInsert, 'id' | 'emailKey'>

/** Returns the form in which emails are compared: normalized, trimmed, in lower case. */
export function toEmailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}

interface ContactChange {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string | null
  /** When the email was proved; absent to leave it unchanged. */
  readonly emailVerifiedAt?: number
}

export interface People {
  /** Creates a person; undefined if the email is taken, regardless of case. */
  create(values: NewPerson): Promise<Person | undefined>
  byEmail(email: string): Promise<Person | undefined>
  byId(personId: number): Promise<Person | undefined>
  /**
   * Of the people linked to an identity, returns the one who has signed in on this device before; the newest of
   * several.
   */
  bySsoSubjectOnDevice(companyId: number, ssoSubject: string, deviceHash: string): Promise<Person | undefined>
  /** Returns the first people of a company who came by the same roster line or identity as one who has come. */
  sharingRecord(person: Person, count: number): Promise<Person[]>
  /** Replaces the password hash `from`; false if it was changed meanwhile. */
  setPassword(personId: number, from: string | null, to: string): Promise<boolean>
  /** Links an identity. The person has just proved the email. */
  linkSso(personId: number, ssoSubject: string, at: number): Promise<void>
  /** Records that the person has proved the email. A link to an identity provider from before then ends. */
  proveEmail(personId: number, at: number): Promise<void>
  /** Changes names, email and phone; false if another person has the email, regardless of case. */
  saveContact(personId: number, contact: ContactChange): Promise<boolean>
  /**
   * Returns a person to an address that they had before and have just proved again. The person who took the
   * account knows its password, may have linked a sign-on, and used a known browser: none of these counts any more. False if another
   * person has the email.
   */
  returnToEmail(personId: number, email: string, at: number): Promise<boolean>
  /** Remembers the time zone of the browser in which the person signs in. */
  setTimeZone(personId: number, timeZone: string): Promise<void>
  /** Keeps the language in which the person reads: chosen, or that of the browser in which they sign in. */
  setLanguage(personId: number, language: Language, by: 'choice' | 'browser'): Promise<void>
  /** Planners only: the page on which a meeting is booked. */
  setSchedulingUrl(personId: number, schedulingUrl: string | null): Promise<void>
  /** Removes a person and all rows about them: their audit lines, and the rest by foreign keys. Repeatable. */
  remove(personId: number): Promise<void>
  /** Remembers a device; true if it is new to the person. */
  rememberDevice(personId: number, deviceHash: string, at: number): Promise<boolean>
  hasKnownDevice(personId: number): Promise<boolean>
  isDeviceKnown(personId: number, deviceHash: string): Promise<boolean>
}

export function people(db: DirectoryDatabase): People {
  const othersWith = (emailKey: string, personId: number) =>
    db
      .select({ id: person.id })
      .from(person)
      .where(and(eq(person.emailKey, emailKey), ne(person.id, personId)))
  const employed = () =>
    db
      .select({ ...getTableColumns(person), companyName: company.name, supportEmail: company.supportEmail })
      .from(person)
      .innerJoin(company, eq(company.id, person.companyId))
  const byId = async (personId: number): Promise<Person | undefined> => {
    const [found] = await employed().where(eq(person.id, personId))
    return found
  }
  return {
    async create(values) {
      const [created] = await db
        .insert(person)
        .values({ ...values, emailKey: toEmailKey(values.email) })
        .onConflictDoNothing()
        .returning({ id: person.id })
      return created && byId(created.id)
    },
    async byEmail(email) {
      const [found] = await employed().where(eq(person.emailKey, toEmailKey(email)))
      return found
    },
    byId,
    async bySsoSubjectOnDevice(companyId, ssoSubject, deviceHash) {
      const [found] = await employed()
        .innerJoin(knownDevice, and(eq(knownDevice.personId, person.id), eq(knownDevice.deviceHash, deviceHash)))
        .where(and(eq(person.companyId, companyId), eq(person.ssoSubject, ssoSubject)))
        .orderBy(desc(person.id))
        .limit(1)
      return found
    },
    async sharingRecord({ id, companyId, rosterEntryId, ssoSubject }, count) {
      const isSame = or(
        rosterEntryId === null ? undefined : eq(person.rosterEntryId, rosterEntryId),
        ssoSubject === null ? undefined : eq(person.ssoSubject, ssoSubject),
      )
      const found = await employed()
        .where(and(eq(person.companyId, companyId), ne(person.id, id), isSame ?? sql`0`))
        .orderBy(person.id)
        .limit(count)
      return found
    },
    async setPassword(personId, from, to) {
      const isAsRead = from === null ? isNull(person.passwordHash) : eq(person.passwordHash, from)
      const changed = await db
        .update(person)
        .set({ passwordHash: to })
        .where(and(eq(person.id, personId), isAsRead))
        .returning({ id: person.id })
      return changed.length > 0
    },
    async linkSso(personId, ssoSubject, at) {
      const emailVerifiedAt = sql`coalesce(${person.emailVerifiedAt}, ${at})`
      await db.update(person).set({ ssoSubject, emailVerifiedAt }).where(eq(person.id, personId))
    },
    async proveEmail(personId, at) {
      const unproved = and(eq(person.id, personId), isNull(person.emailVerifiedAt))
      await db.update(person).set({ emailVerifiedAt: at, ssoSubject: null }).where(unproved)
    },
    async saveContact(personId, contact) {
      const emailKey = toEmailKey(contact.email)
      // One statement, so that two people who request the same email at once cannot both get it.
      const changed = await db
        .update(person)
        .set({ ...contact, emailKey })
        .where(and(eq(person.id, personId), notExists(othersWith(emailKey, personId))))
        .returning({ id: person.id })
      return changed.length > 0
    },
    async returnToEmail(personId, email, at) {
      const emailKey = toEmailKey(email)
      const changed = await db
        .update(person)
        .set({ email, emailKey, emailVerifiedAt: at, passwordHash: null, ssoSubject: null })
        .where(and(eq(person.id, personId), notExists(othersWith(emailKey, personId))))
        .returning({ id: person.id })
      if (changed.length === 0) return false
      await db.delete(knownDevice).where(eq(knownDevice.personId, personId))
      return true
    },
    async setTimeZone(personId, timeZone) {
      await db.update(person).set({ timeZone }).where(eq(person.id, personId))
    },
    async setLanguage(personId, language, by) {
      await db
        .update(person)
        .set({ language, isLanguageOfBrowser: by === 'browser' })
        .where(eq(person.id, personId))
    },
    async setSchedulingUrl(personId, schedulingUrl) {
      await db.update(person).set({ schedulingUrl }).where(eq(person.id, personId))
    },
    async remove(personId) {
      await db.delete(person).where(eq(person.id, personId))
      // Last, because a call of theirs that was still running may have added a line.
      await db.delete(audit).where(eq(audit.personId, personId))
    },
    async rememberDevice(personId, deviceHash, at) {
      const added = await db
        .insert(knownDevice)
        .values({ personId, deviceHash, firstSeenAt: at })
        .onConflictDoNothing()
        .returning({ personId: knownDevice.personId })
      return added.length > 0
    },
    async hasKnownDevice(personId) {
      const rows = await db
        .select({ personId: knownDevice.personId })
        .from(knownDevice)
        .where(eq(knownDevice.personId, personId))
        .limit(1)
      return rows.length > 0
    },
    async isDeviceKnown(personId, deviceHash) {
      const rows = await db
        .select({ personId: knownDevice.personId })
        .from(knownDevice)
        .where(and(eq(knownDevice.personId, personId), eq(knownDevice.deviceHash, deviceHash)))
      return rows.length > 0
    },
  }
}
