import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { and, eq, inArray, isNull, ne, notExists, or } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { widgetGrant, widgetOfGrant } from './schema.ts'

/** Everything that ends a grant of widgets; its tokens end with it, at the next call. */
export interface EndingGrants {
  end(grantId: number, at: number): Promise<void>
  /** Ends the other grants of the same person, page and key: a frame that connects again replaces them. */
  endReplaced(grant: typeof widgetGrant.$inferSelect, at: number): Promise<void>
  endAll(personId: number, at: number): Promise<void>
  /** Ends the grants that a person made on a computer that others use, in this browser or an unknown one. */
  endShared(personId: number, deviceHash: string | null, at: number): Promise<void>
  /** Ends one of the person's grants, or one widget of it. Returns the page; empty if it is not theirs or has ended. */
  withdraw(personId: number, grantId: number, widget: WidgetName | undefined, at: number): Promise<string[]>
  /** Ends all grants of a person, or one widget of each. Returns their pages. */
  withdrawEverywhere(personId: number, widget: WidgetName | undefined, at: number): Promise<string[]>
}

export function endingGrants(db: DirectoryDatabase): EndingGrants {
  const endWhere = async (at: number, ...wanted: Parameters<typeof and>) => {
    const ended = await db
      .update(widgetGrant)
      .set({ endedAt: at })
      .where(and(isNull(widgetGrant.endedAt), ...wanted))
      .returning({ origin: widgetGrant.origin })
    return [...new Set(ended.map(({ origin }) => origin))]
  }

  /** Ends one widget of some grants, and those that have none left. */
  const endWidget = async (at: number, widget: WidgetName, ...wanted: Parameters<typeof and>) => {
    const { grantId, endedAt } = widgetOfGrant
    const theirs = await db
      .select({ id: widgetGrant.id, origin: widgetGrant.origin })
      .from(widgetGrant)
      .where(and(isNull(widgetGrant.endedAt), ...wanted))
    const ids = theirs.map(({ id }) => id)
    const ended = await db
      .update(widgetOfGrant)
      .set({ endedAt: at })
      .where(and(inArray(grantId, ids), eq(widgetOfGrant.widget, widget), isNull(endedAt)))
      .returning({ grantId })
    const left = db
      .select({ grantId })
      .from(widgetOfGrant)
      .where(and(eq(grantId, widgetGrant.id), isNull(endedAt)))
    await endWhere(at, inArray(widgetGrant.id, ids), notExists(left))
    const had = new Set(ended.map((row) => row.grantId))
    return [...new Set(theirs.filter(({ id }) => had.has(id)).map(({ origin }) => origin))]
  }

  return {
    end: async (grantId, at) => void (await endWhere(at, eq(widgetGrant.id, grantId))),
    async endReplaced({ id, personId, origin, keyThumbprint }, at) {
      const same = and(eq(widgetGrant.origin, origin), eq(widgetGrant.keyThumbprint, keyThumbprint))
      await endWhere(at, eq(widgetGrant.personId, personId), same, ne(widgetGrant.id, id))
    },
    endAll: async (personId, at) => void (await endWhere(at, eq(widgetGrant.personId, personId))),
    async endShared(personId, deviceHash, at) {
      const isHere = deviceHash === null ? undefined : eq(widgetGrant.deviceHash, deviceHash)
      const mayBeHere = isHere && or(isHere, isNull(widgetGrant.deviceHash))
      await endWhere(at, eq(widgetGrant.personId, personId), eq(widgetGrant.isOwnComputer, false), mayBeHere)
    },
    async withdraw(personId, grantId, widget, at) {
      const isTheirs = and(eq(widgetGrant.id, grantId), eq(widgetGrant.personId, personId))
      return widget === undefined ? endWhere(at, isTheirs) : endWidget(at, widget, isTheirs)
    },
    async withdrawEverywhere(personId, widget, at) {
      const isTheirs = eq(widgetGrant.personId, personId)
      return widget === undefined ? endWhere(at, isTheirs) : endWidget(at, widget, isTheirs)
    },
  }
}
