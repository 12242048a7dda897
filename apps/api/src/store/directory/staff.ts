import { and, asc, desc, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { DirectoryDatabase } from './database.ts'
import { accessGrant, interaction, person, staffTask } from './schema.ts'

export type Interaction = typeof interaction.$inferSelect
export type StaffTask = typeof staffTask.$inferSelect
export type AccessGrant = typeof accessGrant.$inferSelect
type NewGrant = typeof accessGrant.$inferInsert

/** The parts of a person that another person is shown: no more than who they are. */
export interface Author {
  readonly firstName: string
  readonly lastName: string
  readonly role: 0 | 1 | 2
}

/**
 * What planners and staff note about a person, and staff members' permissions to look at one. Every query names the
 * person.
 */
export interface Staff {
  /**
   * Adds a grant and returns it. Like every add here, returns the row written before if the `requestKey` is the same.
   */
  grant(values: NewGrant): Promise<AccessGrant>
  /** Returns the id of the newest grant in force; undefined if there is none. */
  grantInForce(values: { staffId: number; personId: number; at: number }): Promise<number | undefined>
  /** Returns every grant on a person, newest first, with its staff member and the one who approved it. */
  grantsOn(personId: number): Promise<{ grant: AccessGrant; staff: Author; approver: Author | null }[]>
  /** Ends the grants on a person at once, those asked for too; returns how many. */
  endGrantsOn(personId: number, at: number): Promise<number>
  /** Refuses a grant that was asked for; false if the person has none that waits. */
  refuse(values: { personId: number; accessId: number; at: number }): Promise<boolean>
  /** Opens a grant that waits; returns it to the one caller who opened it. */
  open(values: {
    personId: number
    accessId: number
    at: number
    approvedById: number | null
  }): Promise<AccessGrant | undefined>
  /** Returns the urgent grants that wait on people of a company, but for those that this staff member asked for. */
  urgentIn(values: {
    companyId: number
    staffId: number
    at: number
  }): Promise<{ grant: AccessGrant; staff: Author; person: Author }[]>
  /** Whether one of the two has approved a grant of the other on this person since a moment. */
  hasPairApproved(values: { personId: number; pair: readonly [number, number]; since: number }): Promise<boolean>
  interactions(personId: number): Promise<Interaction[]>
  addInteraction(values: Omit<Interaction, 'id'>): Promise<Interaction>
  tasks(personId: number): Promise<StaffTask[]>
  addTask(values: Omit<StaffTask, 'id' | 'status'>): Promise<StaffTask>
  /** Changes a task's status; undefined if the person has no such task. */
  setTaskStatus(personId: number, taskId: number, status: StaffTask['status']): Promise<StaffTask | undefined>
}

/** Returns the row that was added, or the existing one. @throws Error if the database returned neither. */
async function addedOr<Row>([added]: readonly Row[], known: () => Promise<readonly Row[]>): Promise<Row> {
  const row = added ?? (await known())[0]
  if (!row) throw new Error('A saved row came back empty')
  return row
}

const author = { firstName: person.firstName, lastName: person.lastName, role: person.role }

const waits = (at: number) => and(isNull(accessGrant.openedAt), gt(accessGrant.endsAt, at))

const askedQueries = (db: DirectoryDatabase) =>
  ({
    async refuse({ personId, accessId, at }) {
      const refused = await db
        .update(accessGrant)
        .set({ endsAt: at })
        .where(and(eq(accessGrant.id, accessId), eq(accessGrant.personId, personId), waits(at)))
        .returning({ id: accessGrant.id })
      return refused.length > 0
    },
    async open({ personId, accessId, at, approvedById }) {
      const [opened] = await db
        .update(accessGrant)
        .set({ openedAt: at, approvedById })
        .where(and(eq(accessGrant.id, accessId), eq(accessGrant.personId, personId), waits(at)))
        .returning()
      return opened
    },
    async urgentIn({ companyId, staffId, at }) {
      const asker = alias(person, 'asker')
      return db
        .select({
          grant: accessGrant,
          staff: { firstName: asker.firstName, lastName: asker.lastName, role: asker.role },
          person: author,
        })
        .from(accessGrant)
        .innerJoin(asker, eq(asker.id, accessGrant.staffId))
        .innerJoin(person, eq(person.id, accessGrant.personId))
        .where(
          and(
            eq(person.companyId, companyId),
            ne(accessGrant.staffId, staffId),
            eq(accessGrant.isUrgent, true),
            waits(at),
          ),
        )
        .orderBy(desc(accessGrant.id))
    },
    async hasPairApproved({ personId, pair: [one, other], since }) {
      const found = await db
        .select({ id: accessGrant.id })
        .from(accessGrant)
        .where(
          and(
            eq(accessGrant.personId, personId),
            gt(accessGrant.openedAt, since),
            or(
              and(eq(accessGrant.staffId, one), eq(accessGrant.approvedById, other)),
              and(eq(accessGrant.staffId, other), eq(accessGrant.approvedById, one)),
            ),
          ),
        )
        .limit(1)
      return found.length > 0
    },
  }) satisfies Partial<Staff>

const grantQueries = (db: DirectoryDatabase) => ({
  grant: async (values: NewGrant) =>
    addedOr(await db.insert(accessGrant).values(values).onConflictDoNothing().returning(), async () =>
      db
        .select()
        .from(accessGrant)
        .where(and(eq(accessGrant.staffId, values.staffId), eq(accessGrant.requestKey, values.requestKey ?? ''))),
    ),
  async grantInForce({ staffId, personId, at }: { staffId: number; personId: number; at: number }) {
    const [found] = await db
      .select({ id: accessGrant.id })
      .from(accessGrant)
      .where(
        and(
          eq(accessGrant.staffId, staffId),
          eq(accessGrant.personId, personId),
          isNotNull(accessGrant.openedAt),
          gt(accessGrant.endsAt, at),
        ),
      )
      .orderBy(desc(accessGrant.id))
      .limit(1)
    return found?.id
  },
  grantsOn: async (personId: number) => {
    const approver = alias(person, 'approver')
    return db
      .select({
        grant: accessGrant,
        staff: author,
        approver: { firstName: approver.firstName, lastName: approver.lastName, role: approver.role },
      })
      .from(accessGrant)
      .innerJoin(person, eq(person.id, accessGrant.staffId))
      .leftJoin(approver, eq(approver.id, accessGrant.approvedById))
      .where(eq(accessGrant.personId, personId))
      .orderBy(desc(accessGrant.id))
  },
  async endGrantsOn(personId: number, at: number) {
    const ended = await db
      .update(accessGrant)
      .set({ endsAt: at })
      .where(and(eq(accessGrant.personId, personId), gt(accessGrant.endsAt, at)))
      .returning({ id: accessGrant.id })
    return ended.length
  },
})

export const staff = (db: DirectoryDatabase): Staff => ({
  ...grantQueries(db),
  ...askedQueries(db),
  interactions: async (personId) =>
    db
      .select()
      .from(interaction)
      .where(eq(interaction.personId, personId))
      .orderBy(desc(interaction.at), desc(interaction.id)),
  addInteraction: async (values) =>
    addedOr(await db.insert(interaction).values(values).onConflictDoNothing().returning(), async () =>
      db
        .select()
        .from(interaction)
        .where(and(eq(interaction.authorId, values.authorId), eq(interaction.requestKey, values.requestKey ?? ''))),
    ),
  tasks: async (personId) =>
    db.select().from(staffTask).where(eq(staffTask.personId, personId)).orderBy(asc(staffTask.id)),
  addTask: async (values) =>
    addedOr(await db.insert(staffTask).values(values).onConflictDoNothing().returning(), async () =>
      db
        .select()
        .from(staffTask)
        .where(and(eq(staffTask.authorId, values.authorId), eq(staffTask.requestKey, values.requestKey ?? ''))),
    ),
  async setTaskStatus(personId, taskId, status) {
    const [changed] = await db
      .update(staffTask)
      .set({ status })
      .where(and(eq(staffTask.id, taskId), eq(staffTask.personId, personId)))
      .returning()
    return changed
  },
})
