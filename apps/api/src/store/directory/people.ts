import { and, eq, isNull, ne, notExists, sql } from 'drizzle-orm'
import type { DirectoryDatabase } from './directory.ts'
import { audit, knownDevice, person } from './schema.ts'

export type Person = typeof person.$inferSelect
export type NewPerson = Omit<typeof person.$inferInsert, 'id' | 'emailKey'>

/** An email as it is compared: composed, without spaces around it, without regard to case. */
export function emailKeyOf(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}

export interface ContactChange {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string | null
  /** When the email was proved; absent where it stays as it was. */
  readonly emailVerifiedAt?: number
}

export interface People {
  /** Creates somebody; undefined where the email (in whatever case), the roster's line or the linked identity is taken. */
  create(values: NewPerson): Promise<Person | undefined>
  byEmail(email: string): Promise<Person | undefined>
  byId(personId: number): Promise<Person | undefined>
  /** The person who registered by a line of the company's roster. */
  byRosterEntry(companyId: number, rosterEntryId: number): Promise<Person | undefined>
  bySsoSubject(companyId: number, ssoSubject: string): Promise<Person | undefined>
  /** Puts a new hash in the place of the one that was read; false where somebody else was quicker. */
  setPassword(personId: number, from: string | null, to: string): Promise<boolean>
  /** False where the identity is linked to an account already. The person has just proved the email. */
  linkSso(personId: number, ssoSubject: string, at: number): Promise<boolean>
  /** Notes that the person has proved an email that was not proved; a link to an identity provider from before then ends. */
  proveEmail(personId: number, at: number): Promise<void>
  /** Changes names, email and phone; false where the email is taken by somebody else, in whatever case. */
  saveContact(personId: number, contact: ContactChange): Promise<boolean>
  /** Planners only: where a meeting is booked. */
  setSchedulingUrl(personId: number, schedulingUrl: string | null): Promise<void>
  /** Removes a person with everything that names them: their audit lines, and by its references all else. Safe to repeat. */
  remove(personId: number): Promise<void>
  /** True where the device is new to the person. */
  rememberDevice(personId: number, deviceHash: string, at: number): Promise<boolean>
  hasKnownDevice(personId: number): Promise<boolean>
  isDeviceKnown(personId: number, deviceHash: string): Promise<boolean>
}

export function people(db: DirectoryDatabase): People {
  return {
    async create(values) {
      const [created] = await db
        .insert(person)
        .values({ ...values, emailKey: emailKeyOf(values.email) })
        .onConflictDoNothing()
        .returning()
      return created
    },
    async byEmail(email) {
      const [found] = await db
        .select()
        .from(person)
        .where(eq(person.emailKey, emailKeyOf(email)))
      return found
    },
    async byId(personId) {
      const [found] = await db.select().from(person).where(eq(person.id, personId))
      return found
    },
    async byRosterEntry(companyId, rosterEntryId) {
      const [found] = await db
        .select()
        .from(person)
        .where(and(eq(person.companyId, companyId), eq(person.rosterEntryId, rosterEntryId)))
      return found
    },
    async bySsoSubject(companyId, ssoSubject) {
      const [found] = await db
        .select()
        .from(person)
        .where(and(eq(person.companyId, companyId), eq(person.ssoSubject, ssoSubject)))
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
      const taken = db.select({ id: person.id }).from(person).where(eq(person.ssoSubject, ssoSubject))
      const linked = await db
        .update(person)
        .set({ ssoSubject, emailVerifiedAt: sql`coalesce(${person.emailVerifiedAt}, ${at})` })
        .where(and(eq(person.id, personId), notExists(taken)))
        .returning({ id: person.id })
      return linked.length > 0
    },
    async proveEmail(personId, at) {
      const unproved = and(eq(person.id, personId), isNull(person.emailVerifiedAt))
      await db.update(person).set({ emailVerifiedAt: at, ssoSubject: null }).where(unproved)
    },
    async saveContact(personId, contact) {
      const emailKey = emailKeyOf(contact.email)
      // One statement, so that two people who want the same email at once cannot both have it.
      const taken = db
        .select({ id: person.id })
        .from(person)
        .where(and(eq(person.emailKey, emailKey), ne(person.id, personId)))
      const changed = await db
        .update(person)
        .set({ ...contact, emailKey })
        .where(and(eq(person.id, personId), notExists(taken)))
        .returning({ id: person.id })
      return changed.length > 0
    },
    async setSchedulingUrl(personId, schedulingUrl) {
      await db.update(person).set({ schedulingUrl }).where(eq(person.id, personId))
    },
    async remove(personId) {
      await db.delete(person).where(eq(person.id, personId))
      // Last: a call of theirs that was under way may have added a line.
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
