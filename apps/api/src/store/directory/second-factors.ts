import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { halfSession, recoveryCode, secondFactor } from './schema.ts'

export type SecondFactor = typeof secondFactor.$inferSelect
type HalfSession = typeof halfSession.$inferSelect

/** Second factors, recovery codes, and sign-ins that wait for a second factor. Every query names the person. */
export interface SecondFactors {
  /** Returns a passkey by its own id, which identifies its person. */
  byCredential(credentialId: string): Promise<SecondFactor | undefined>
  /** Returns the confirmed factors. */
  ofPerson(personId: number): Promise<SecondFactor[]>
  /** Starts adding an authenticator; replaces one that was started and not confirmed. */
  startAuthenticator(personId: number, values: { sealedSecret: string; at: number }): Promise<void>
  /** Returns the authenticator that waits for its first code. */
  pendingAuthenticator(personId: number): Promise<SecondFactor | undefined>
  /** Confirms it in place of the previous one. False if it was confirmed or dropped meanwhile. */
  confirmAuthenticator(personId: number, factorId: number, values: { at: number; lastUse: number }): Promise<boolean>
  /** Adds a passkey; false if it is already known. */
  addPasskey(
    personId: number,
    values: { credentialId: string; publicKey: string; lastUse: number; at: number },
  ): Promise<boolean>
  /**
   * Records a use. False if `lastUse` is not greater than the stored one, because the code or signature was seen
   * before.
   */
  use(personId: number, factorId: number, lastUse: number): Promise<boolean>
  removeAll(personId: number): Promise<void>

  /** Replaces recovery codes that are all used; false if the person has some left. */
  addRecoveryCodes(personId: number, codeHashes: readonly string[]): Promise<boolean>
  removeRecoveryCodes(personId: number): Promise<void>
  /** Returns one of the hashes that are not used up; undefined if there is none. All of a person have the same salt. */
  anyRecoveryCode(personId: number): Promise<string | undefined>
  useRecoveryCode(personId: number, codeHash: string, at: number): Promise<boolean>
  recoveryCodesLeft(personId: number): Promise<number>

  startHalf(values: { idHash: string; personId: number; at: number }): Promise<void>
  findHalf(idHash: string, limits: { createdAfter: number; maxTries: number }): Promise<HalfSession | undefined>
  /** Counts one more try; false if the limit is reached. Concurrent tries cannot share a count. */
  countTry(idHash: string, most: number): Promise<boolean>
  /** Ends a half session; true for the one caller who ended it. */
  endHalf(idHash: string): Promise<boolean>
  endHalvesOf(personId: number): Promise<void>
  forgetHalvesBefore(moment: number): Promise<void>
}

const factorQueries = (db: DirectoryDatabase) => {
  const isPending = (personId: number) =>
    and(eq(secondFactor.personId, personId), eq(secondFactor.kind, 'authenticator'), isNull(secondFactor.confirmedAt))
  return {
    async byCredential(credentialId) {
      const [found] = await db.select().from(secondFactor).where(eq(secondFactor.credentialId, credentialId))
      return found
    },
    ofPerson: async (personId) =>
      db
        .select()
        .from(secondFactor)
        .where(and(eq(secondFactor.personId, personId), isNotNull(secondFactor.confirmedAt)))
        .orderBy(secondFactor.id),
    async startAuthenticator(personId, { sealedSecret, at }) {
      await db.delete(secondFactor).where(isPending(personId))
      await db.insert(secondFactor).values({ personId, kind: 'authenticator', startedAt: at, sealedSecret })
    },
    async pendingAuthenticator(personId) {
      const [found] = await db
        .select()
        .from(secondFactor)
        .where(isPending(personId))
        .orderBy(sql`${secondFactor.id} DESC`)
        .limit(1)
      return found
    },
    async confirmAuthenticator(personId, factorId, { at, lastUse }) {
      const confirmed = await db
        .update(secondFactor)
        .set({ confirmedAt: at, lastUse })
        .where(and(isPending(personId), eq(secondFactor.id, factorId)))
        .returning({ id: secondFactor.id })
      if (confirmed.length === 0) return false
      const older = and(
        eq(secondFactor.personId, personId),
        eq(secondFactor.kind, 'authenticator'),
        lt(secondFactor.id, factorId),
      )
      await db.delete(secondFactor).where(older)
      return true
    },
    async addPasskey(personId, { credentialId, publicKey, lastUse, at }) {
      const added = await db
        .insert(secondFactor)
        .values({ personId, kind: 'passkey', startedAt: at, confirmedAt: at, credentialId, publicKey, lastUse })
        .onConflictDoNothing()
        .returning({ id: secondFactor.id })
      return added.length > 0
    },
    async use(personId, factorId, lastUse) {
      const used = await db
        .update(secondFactor)
        .set({ lastUse })
        .where(
          and(eq(secondFactor.personId, personId), eq(secondFactor.id, factorId), lt(secondFactor.lastUse, lastUse)),
        )
        .returning({ id: secondFactor.id })
      return used.length > 0
    },
    async removeAll(personId) {
      await db.delete(secondFactor).where(eq(secondFactor.personId, personId))
      await db.delete(recoveryCode).where(eq(recoveryCode.personId, personId))
    },
  } satisfies Partial<SecondFactors>
}

const recoveryQueries = (db: DirectoryDatabase) =>
  ({
    async addRecoveryCodes(personId, codeHashes) {
      // One statement, so that two concurrent requests cannot both add.
      const added = await db.all(sql`
        INSERT INTO recovery_code (person_id, code_hash)
        SELECT ${personId}, value FROM json_each(${JSON.stringify(codeHashes)})
        WHERE NOT EXISTS (SELECT 1 FROM recovery_code WHERE person_id = ${personId} AND used_at IS NULL)
        RETURNING code_hash`)
      return added.length > 0
    },
    removeRecoveryCodes: async (personId) =>
      void (await db.delete(recoveryCode).where(eq(recoveryCode.personId, personId))),
    async anyRecoveryCode(personId) {
      const [row] = await db
        .select({ codeHash: recoveryCode.codeHash })
        .from(recoveryCode)
        .where(and(eq(recoveryCode.personId, personId), isNull(recoveryCode.usedAt)))
        .limit(1)
      return row?.codeHash
    },
    async useRecoveryCode(personId, codeHash, at) {
      const used = await db
        .update(recoveryCode)
        .set({ usedAt: at })
        .where(
          and(eq(recoveryCode.personId, personId), eq(recoveryCode.codeHash, codeHash), isNull(recoveryCode.usedAt)),
        )
        .returning({ usedAt: recoveryCode.usedAt })
      return used.length > 0
    },
    async recoveryCodesLeft(personId) {
      const left = and(eq(recoveryCode.personId, personId), isNull(recoveryCode.usedAt))
      const [row] = await db.select({ left: count() }).from(recoveryCode).where(left)
      return row?.left ?? 0
    },
  }) satisfies Partial<SecondFactors>

const halfQueries = (db: DirectoryDatabase) =>
  ({
    startHalf: async ({ idHash, personId, at }) =>
      void (await db.insert(halfSession).values({ idHash, personId, createdAt: at })),
    async findHalf(idHash, { createdAfter, maxTries }) {
      const [found] = await db
        .select()
        .from(halfSession)
        .where(
          and(
            eq(halfSession.idHash, idHash),
            sql`${halfSession.createdAt} > ${createdAfter}`,
            lt(halfSession.wrongTries, maxTries),
          ),
        )
      return found
    },
    async countTry(idHash, most) {
      const counted = await db
        .update(halfSession)
        .set({ wrongTries: sql`${halfSession.wrongTries} + 1` })
        .where(and(eq(halfSession.idHash, idHash), lt(halfSession.wrongTries, most)))
        .returning({ idHash: halfSession.idHash })
      return counted.length > 0
    },
    async endHalf(idHash) {
      const ended = await db
        .delete(halfSession)
        .where(eq(halfSession.idHash, idHash))
        .returning({ idHash: halfSession.idHash })
      return ended.length > 0
    },
    endHalvesOf: async (personId) => void (await db.delete(halfSession).where(eq(halfSession.personId, personId))),
    forgetHalvesBefore: async (moment) => void (await db.delete(halfSession).where(lt(halfSession.createdAt, moment))),
  }) satisfies Partial<SecondFactors>

export const secondFactors = (db: DirectoryDatabase): SecondFactors => ({
  ...factorQueries(db),
  ...recoveryQueries(db),
  ...halfQueries(db),
})
