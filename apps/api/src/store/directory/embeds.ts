import { and, desc, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import type { DirectoryDatabase } from './directory.ts'
import { embedAgreement, embedCode } from './schema.ts'

export type EmbedAgreement = typeof embedAgreement.$inferSelect
export type NewEmbedCode = Omit<typeof embedCode.$inferInsert, 'usedAt'>

/** Which widgets a person lets read on which pages, and the one-time codes under such an agreement. */
export interface Embeds {
  /** The person agrees, for the first time or again. */
  agree(agreement: { personId: number; widget: string; origin: string; at: number }): Promise<EmbedAgreement>
  /** An agreement that stands; undefined for a withdrawn or unknown one. */
  standing(agreementId: number): Promise<EmbedAgreement | undefined>
  /** The agreements of one person that stand, the newest first. */
  ofPerson(personId: number): Promise<EmbedAgreement[]>
  /** Withdraws one of the person's own agreements; false where it is not theirs or was withdrawn before. */
  withdraw(personId: number, agreementId: number, at: number): Promise<boolean>
  addCode(code: NewEmbedCode): Promise<void>
  /** Uses a code up; undefined where it is unknown, expired or used: a code opens something at most once. */
  useCode(codeHash: string, at: number): Promise<{ agreementId: number; family: string } | undefined>
  /** Ends the chain of renewals of a code that was used before: somebody holds a copy. */
  endFamilyOfUsedCode(codeHash: string): Promise<void>
  /** Ends every chain of renewals of a person; the agreements stand. */
  endCodesOf(personId: number): Promise<void>
  forgetCodesBefore(moment: number): Promise<void>
}

export function embeds(db: DirectoryDatabase): Embeds {
  return {
    async agree({ personId, widget, origin, at }) {
      const [agreement] = await db
        .insert(embedAgreement)
        .values({ personId, widget, origin, agreedAt: at })
        .onConflictDoUpdate({
          target: [embedAgreement.personId, embedAgreement.widget, embedAgreement.origin],
          set: { agreedAt: at, withdrawnAt: null },
        })
        .returning()
      if (!agreement) throw new Error('A saved agreement came back empty')
      return agreement
    },
    async standing(agreementId) {
      const [found] = await db
        .select()
        .from(embedAgreement)
        .where(and(eq(embedAgreement.id, agreementId), isNull(embedAgreement.withdrawnAt)))
      return found
    },
    ofPerson: async (personId) =>
      db
        .select()
        .from(embedAgreement)
        .where(and(eq(embedAgreement.personId, personId), isNull(embedAgreement.withdrawnAt)))
        .orderBy(desc(embedAgreement.agreedAt), desc(embedAgreement.id)),
    async withdraw(personId, agreementId, at) {
      const changed = await db
        .update(embedAgreement)
        .set({ withdrawnAt: at })
        .where(
          and(
            eq(embedAgreement.id, agreementId),
            eq(embedAgreement.personId, personId),
            isNull(embedAgreement.withdrawnAt),
          ),
        )
        .returning({ id: embedAgreement.id })
      return changed.length > 0
    },
    addCode: async (code) => void (await db.insert(embedCode).values(code)),
    async useCode(codeHash, at) {
      const [used] = await db
        .update(embedCode)
        .set({ usedAt: at })
        .where(and(eq(embedCode.codeHash, codeHash), isNull(embedCode.usedAt), gt(embedCode.expiresAt, at)))
        .returning({ agreementId: embedCode.agreementId, family: embedCode.family })
      return used
    },
    async endFamilyOfUsedCode(codeHash) {
      const [used] = await db
        .select({ family: embedCode.family })
        .from(embedCode)
        .where(and(eq(embedCode.codeHash, codeHash), isNotNull(embedCode.usedAt)))
      if (used) await db.delete(embedCode).where(eq(embedCode.family, used.family))
    },
    async endCodesOf(personId) {
      const own = db.select({ id: embedAgreement.id }).from(embedAgreement).where(eq(embedAgreement.personId, personId))
      await db.delete(embedCode).where(inArray(embedCode.agreementId, own))
    },
    forgetCodesBefore: async (moment) => void (await db.delete(embedCode).where(lt(embedCode.expiresAt, moment))),
  }
}
