import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { desc, eq, max, sql, sum } from 'drizzle-orm'
import type { DirectoryDatabase } from './database.ts'
import { widgetGrant, widgetReadDay } from './schema.ts'

/** The reads of one widget on a page on one day, in all browsers together. */
export interface ReadDay {
  readonly origin: string
  readonly widget: WidgetName
  readonly day: string
  readonly reads: number
  readonly lastAt: number
}

/** How often each widget read on each day. */
export interface WidgetReads {
  /** Counts one read. Written at once and in one statement, so that no read is lost when a process is killed. */
  count(grantId: number, widget: WidgetName, at: number): Promise<void>
  /** Returns the reads of a person's grants since a day, by grant, and when each one read last. */
  byGrant(personId: number, sinceDay: string): Promise<Map<number, { reads: number; lastAt: number }>>
  /** Returns the newest days of a person, one entry for each widget, page and day. */
  byDay(personId: number, count: number): Promise<ReadDay[]>
}

/** The day of a moment in UTC: `2026-11-22`. */
export const toReadDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

export function widgetReads(db: DirectoryDatabase): WidgetReads {
  const countOne = db
    .insert(widgetReadDay)
    .values({
      grantId: sql.placeholder('grantId'),
      widget: sql.placeholder('widget'),
      day: sql.placeholder('day'),
      reads: 1,
      lastAt: sql.placeholder('at'),
    })
    .onConflictDoUpdate({
      target: [widgetReadDay.grantId, widgetReadDay.day, widgetReadDay.widget],
      set: {
        reads: sql`${widgetReadDay.reads} + 1`,
        lastAt: sql`max(${widgetReadDay.lastAt}, excluded.last_at)`,
      },
    })
    .prepare()
  return {
    count: async (grantId, widget, at) => void (await countOne.run({ grantId, widget, day: toReadDay(at), at })),
    async byGrant(personId, sinceDay) {
      const inDays = sql<number>`sum(case when ${widgetReadDay.day} >= ${sinceDay} then ${widgetReadDay.reads} else 0 end)`
      const rows = await db
        .select({ grantId: widgetReadDay.grantId, reads: inDays, lastAt: max(widgetReadDay.lastAt) })
        .from(widgetReadDay)
        .innerJoin(widgetGrant, eq(widgetGrant.id, widgetReadDay.grantId))
        .where(eq(widgetGrant.personId, personId))
        .groupBy(widgetReadDay.grantId)
      return new Map(rows.map(({ grantId, reads, lastAt }) => [grantId, { reads, lastAt: lastAt ?? 0 }]))
    },
    async byDay(personId, count) {
      const { origin } = widgetGrant
      const { widget, day } = widgetReadDay
      const rows = await db
        .select({
          origin,
          widget,
          day,
          reads: sum(widgetReadDay.reads).mapWith(Number),
          lastAt: max(widgetReadDay.lastAt),
        })
        .from(widgetReadDay)
        .innerJoin(widgetGrant, eq(widgetGrant.id, widgetReadDay.grantId))
        .where(eq(widgetGrant.personId, personId))
        .groupBy(origin, widget, day)
        .orderBy(desc(day), desc(max(widgetReadDay.lastAt)))
        .limit(count)
      return rows.map((row) => ({ ...row, lastAt: row.lastAt ?? 0 }))
    },
  }
}
