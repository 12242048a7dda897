import { and, eq } from 'drizzle-orm'
import type { DirectoryDatabase } from './directory.ts'
import { knownDevice, person } from './schema.ts'

export type Person = typeof person.$inferSelect
export type NewPerson = Omit<typeof person.$inferInsert, 'id' | 'emailKey'>

/** An email as it is compared: composed, without spaces around it, without regard to case. */
export function emailKeyOf(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}

export interface People {
  /** Creates somebody; undefined where the email is taken, in whatever case. */
  create(values: NewPerson): Promise<Person | undefined>
  byEmail(email: string): Promise<Person | undefined>
  byId(personId: number): Promise<Person | undefined>
  rememberDevice(personId: number, deviceHash: string, at: number): Promise<void>
  isDeviceKnown(personId: number, deviceHash: string): Promise<boolean>
}

export function people(db: DirectoryDatabase): People {
  return {
    async create(values) {
      const [created] = await db
        .insert(person)
        .values({ ...values, emailKey: emailKeyOf(values.email) })
        .onConflictDoNothing({ target: person.emailKey })
        .returning()
      return created
    },
    async byEmail(email) {
      const [found] = await db.select().from(person).where(eq(person.emailKey, emailKeyOf(email)))
      return found
    },
    async byId(personId) {
      const [found] = await db.select().from(person).where(eq(person.id, personId))
      return found
    },
    async rememberDevice(personId, deviceHash, at) {
      await db.insert(knownDevice).values({ personId, deviceHash, firstSeenAt: at }).onConflictDoNothing()
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
