import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { and, eq, exists, getTableColumns, gt, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { LedgerOwner } from '../ledger-owner.ts'
import type { DirectoryDatabase } from './database.ts'
import { type EndingGrants, endingGrants } from './ending-grants.ts'
import { ledgerColumns } from './ledger-owners.ts'
import { person, personLedger, widgetCode, widgetGrant, widgetOfGrant, widgetReadDay } from './schema.ts'

export type WidgetGrant = typeof widgetGrant.$inferSelect
type NewGrant = Pick<
  WidgetGrant,
  | 'personId'
  | 'origin'
  | 'keyThumbprint'
  | 'isKeyStored'
  | 'isOwnComputer'
  | 'showsListLength'
  | 'deviceHash'
  | 'agreedAt'
  | 'endsAt'
>

/** What a grant must satisfy to be in force: not ended at `at`, and read or connected after `readAfter`. */
export interface InForce {
  readonly at: number
  readonly readAfter: number
}

/** A grant in force with its person, as a call of one of its widgets needs them. */
export interface StandingWidget extends Omit<LedgerOwner, 'personId'> {
  readonly grantId: number
  readonly origin: string
  readonly keyThumbprint: string
  readonly person: typeof person.$inferSelect
}

/** Which pages a person lets widgets read on, and the codes by which frames take such grants. */
export interface WidgetGrants extends EndingGrants {
  /** Records what the person agreed to; nothing can be read before a frame has used the code. */
  agree(grant: NewGrant, widgets: readonly WidgetName[], code: { codeHash: string; expiresAt: number }): Promise<void>
  /** Uses a code up and returns its grant; undefined if it is unknown, expired or used. Each code works at most once. */
  useCode(codeHash: string, origin: string, at: number): Promise<WidgetGrant | undefined>
  /** Connects a grant for the first time; false if it was connected or ended before. */
  connect(grantId: number, at: number): Promise<boolean>
  /** Returns a connected grant in force. */
  find(grantId: number, wanted: InForce): Promise<WidgetGrant | undefined>
  /** Returns the widgets of a grant that have not ended. */
  widgetsOf(grantId: number, at: number): Promise<WidgetName[]>
  /** Lets a grant end later, with those of its widgets that have not ended. */
  extend(grantId: number, endsAt: number): Promise<void>
  /** Makes the cookie's next value the newest; false if another request has done so since `from`. */
  replaceCookie(grantId: number, from: number, cookieReplaced: string): Promise<boolean>
  /** Returns a widget's grant with its person; undefined if either has ended. */
  standing(grantId: number, widget: WidgetName, wanted: InForce): Promise<StandingWidget | undefined>
  /** Returns a person's connected grants that have not ended, the newest first. */
  ofPerson(personId: number, wanted: InForce): Promise<WidgetGrant[]>
  /** Returns all grants that a person ever connected, the newest first. */
  everOf(personId: number): Promise<WidgetGrant[]>
  /** True for the one grant of a page and day whose person is to be mailed. */
  takeMail(grant: WidgetGrant, at: number, since: number): Promise<boolean>
  /** Deletes expired codes, and grants that no frame ever took. */
  forgetBefore(moment: number): Promise<void>
}

const lastRead = sql`coalesce((select max(${widgetReadDay.lastAt}) from ${widgetReadDay} where ${widgetReadDay.grantId} = ${widgetGrant.id}), ${widgetGrant.connectedAt})`

const inForce = ({ at, readAfter }: InForce) =>
  and(isNull(widgetGrant.endedAt), gt(widgetGrant.endsAt, at), sql`${lastRead} > ${readAfter}`)

const newestFirst = sql`${widgetGrant.id} desc`

const reading = (
  db: DirectoryDatabase,
): Pick<WidgetGrants, 'find' | 'widgetsOf' | 'standing' | 'ofPerson' | 'everOf'> => ({
  async find(grantId, wanted) {
    const [found] = await db
      .select()
      .from(widgetGrant)
      .where(and(eq(widgetGrant.id, grantId), inForce(wanted)))
    return found
  },
  async widgetsOf(grantId, at) {
    const rows = await db
      .select({ widget: widgetOfGrant.widget })
      .from(widgetOfGrant)
      .where(and(eq(widgetOfGrant.grantId, grantId), isNull(widgetOfGrant.endedAt), gt(widgetOfGrant.until, at)))
    return rows.map(({ widget }) => widget)
  },
  async standing(grantId, widget, wanted) {
    const { id, origin, keyThumbprint } = widgetGrant
    const [found] = await db
      .select({ grantId: id, origin, keyThumbprint, ...ledgerColumns, person: getTableColumns(person) })
      .from(widgetGrant)
      .innerJoin(widgetOfGrant, and(eq(widgetOfGrant.grantId, id), eq(widgetOfGrant.widget, widget)))
      .innerJoin(person, eq(person.id, widgetGrant.personId))
      .innerJoin(personLedger, eq(personLedger.personId, widgetGrant.personId))
      .where(and(eq(id, grantId), inForce(wanted), isNull(widgetOfGrant.endedAt), gt(widgetOfGrant.until, wanted.at)))
    return found
  },
  ofPerson: async (personId, wanted) =>
    db
      .select()
      .from(widgetGrant)
      .where(and(eq(widgetGrant.personId, personId), inForce(wanted)))
      .orderBy(newestFirst),
  everOf: async (personId) =>
    db
      .select()
      .from(widgetGrant)
      .where(and(eq(widgetGrant.personId, personId), isNotNull(widgetGrant.connectedAt)))
      .orderBy(newestFirst),
})

export function widgetGrants(db: DirectoryDatabase): WidgetGrants {
  return {
    ...reading(db),
    ...endingGrants(db),
    async agree(grant, widgets, { codeHash, expiresAt }) {
      const [added] = await db.insert(widgetGrant).values(grant).returning({ id: widgetGrant.id })
      if (!added) throw new Error('A saved grant came back empty')
      const { agreedAt: since, endsAt: until } = grant
      await db.insert(widgetOfGrant).values(widgets.map((widget) => ({ grantId: added.id, widget, since, until })))
      // Last: the code opens the grant, which is then whole.
      await db.insert(widgetCode).values({ codeHash, grantId: added.id, expiresAt })
    },
    async useCode(codeHash, origin, at) {
      const ofPage = db.select({ id: widgetGrant.id }).from(widgetGrant).where(eq(widgetGrant.origin, origin))
      const [used] = await db
        .update(widgetCode)
        .set({ usedAt: at })
        .where(
          and(
            eq(widgetCode.codeHash, codeHash),
            isNull(widgetCode.usedAt),
            gt(widgetCode.expiresAt, at),
            inArray(widgetCode.grantId, ofPage),
          ),
        )
        .returning({ grantId: widgetCode.grantId })
      const [found] = used ? await db.select().from(widgetGrant).where(eq(widgetGrant.id, used.grantId)) : []
      return found
    },
    async connect(grantId, at) {
      const connected = await db
        .update(widgetGrant)
        .set({ connectedAt: at, cookieSerial: 1 })
        .where(and(eq(widgetGrant.id, grantId), isNull(widgetGrant.connectedAt), isNull(widgetGrant.endedAt)))
        .returning({ id: widgetGrant.id })
      return connected.length > 0
    },
    async extend(grantId, endsAt) {
      const isLeft = and(eq(widgetOfGrant.grantId, grantId), isNull(widgetOfGrant.endedAt))
      await db.update(widgetOfGrant).set({ until: endsAt }).where(isLeft)
      await db.update(widgetGrant).set({ endsAt }).where(eq(widgetGrant.id, grantId))
    },
    async replaceCookie(grantId, from, cookieReplaced) {
      const replaced = await db
        .update(widgetGrant)
        .set({ cookieSerial: from + 1, cookieReplaced })
        .where(and(eq(widgetGrant.id, grantId), eq(widgetGrant.cookieSerial, from)))
        .returning({ id: widgetGrant.id })
      return replaced.length > 0
    },
    async takeMail({ id, personId, origin }, at, since) {
      const other = alias(widgetGrant, 'other')
      const mailed = db
        .select({ id: other.id })
        .from(other)
        .where(and(eq(other.personId, personId), eq(other.origin, origin), sql`${other.mailedAt} >= ${since}`))
      const taken = await db
        .update(widgetGrant)
        .set({ mailedAt: at })
        .where(and(eq(widgetGrant.id, id), notExists(mailed)))
        .returning({ id: widgetGrant.id })
      return taken.length > 0
    },
    async forgetBefore(moment) {
      const expired = and(eq(widgetCode.grantId, widgetGrant.id), lt(widgetCode.expiresAt, moment))
      const hasExpired = exists(db.select({ codeHash: widgetCode.codeHash }).from(widgetCode).where(expired))
      await db.delete(widgetGrant).where(and(isNull(widgetGrant.connectedAt), hasExpired))
      await db.delete(widgetCode).where(lt(widgetCode.expiresAt, moment))
    },
  }
}
