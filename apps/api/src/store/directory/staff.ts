import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { DirectoryDatabase } from './directory.ts'
import { accessGrant, interaction, person, staffTask } from './schema.ts'

export type Interaction = typeof interaction.$inferSelect
export type StaffTask = typeof staffTask.$inferSelect
export type AccessGrant = typeof accessGrant.$inferSelect

/** Somebody as another person is shown them: no more than who they are. */
export interface Author {
  readonly firstName: string
  readonly lastName: string
  readonly role: 0 | 1 | 2
}

/** What planners and staff note about a person, and staff members' leave to look at one. Every query names the person. */
export interface Staff {
  /** Gives the grant; like every add here, for the same `requestKey` the row that it wrote before. */
  grant(values: Omit<AccessGrant, 'id'>): Promise<AccessGrant>
  /** The newest grant that has not ended; undefined without one. */
  grantInForce(values: { staffId: number; personId: number; at: number }): Promise<number | undefined>
  /** Every grant on a person, the newest first, with who has or had it. */
  grantsOn(personId: number): Promise<{ grant: AccessGrant; staff: Author }[]>
  /** Ends the grants on a person at once; gives how many were in force. */
  endGrantsOn(personId: number, at: number): Promise<number>
  interactions(personId: number): Promise<Interaction[]>
  addInteraction(values: Omit<Interaction, 'id'>): Promise<Interaction>
  tasks(personId: number): Promise<StaffTask[]>
  addTask(values: Omit<StaffTask, 'id' | 'status'>): Promise<StaffTask>
  /** Undefined where the person has no such task. */
  setTaskStatus(personId: number, taskId: number, status: StaffTask['status']): Promise<StaffTask | undefined>
}

/** The row that was added, or the one that was there. @throws Error where the database gave neither. */
async function addedOr<Row>([added]: readonly Row[], known: () => Promise<readonly Row[]>): Promise<Row> {
  const row = added ?? (await known())[0]
  if (!row) throw new Error('A saved row came back empty')
  return row
}

const author = { firstName: person.firstName, lastName: person.lastName, role: person.role }

const grantQueries = (db: DirectoryDatabase) => ({
  grant: async (values: Omit<AccessGrant, 'id'>) =>
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
      .where(and(eq(accessGrant.staffId, staffId), eq(accessGrant.personId, personId), gt(accessGrant.endsAt, at)))
      .orderBy(desc(accessGrant.id))
      .limit(1)
    return found?.id
  },
  grantsOn: async (personId: number) =>
    db
      .select({ grant: accessGrant, staff: author })
      .from(accessGrant)
      .innerJoin(person, eq(person.id, accessGrant.staffId))
      .where(eq(accessGrant.personId, personId))
      .orderBy(desc(accessGrant.id)),
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
