import { asc, eq } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { interestFlag } from './schema.ts'

/** Goals that people said they would like to have. */
export interface Interests {
  /** Records it once per person and goal. */
  add(personId: number, goalType: number, at: number): Promise<void>
  /** Returns the goals that one person would like, in ascending order. */
  ofPerson(personId: number): Promise<number[]>
}

export const interests = (db: DirectoryDatabase): Interests => ({
  add: async (personId, goalType, at) =>
    void (await db.insert(interestFlag).values({ personId, goalType, at }).onConflictDoNothing()),
  async ofPerson(personId) {
    const rows = await db
      .select({ goalType: interestFlag.goalType })
      .from(interestFlag)
      .where(eq(interestFlag.personId, personId))
      .orderBy(asc(interestFlag.goalType))
    return rows.map(({ goalType }) => goalType)
  },
})
