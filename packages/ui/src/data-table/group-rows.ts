import type { RowView } from './table-types.ts'

interface Group<Row> {
  heading: string | null
  views: RowView<Row>[]
}

/** Groups neighbors with the same heading. A heading that comes back later starts another group. */
export function groupRows<Row>(
  views: readonly RowView<Row>[],
  headingOf: ((row: Row) => string) | undefined,
): Group<Row>[] {
  const groups: Group<Row>[] = []
  for (const view of views) {
    const heading = headingOf?.(view.row) ?? null
    const last = groups.at(-1)
    if (last && last.heading === heading) last.views.push(view)
    else groups.push({ heading, views: [view] })
  }
  return groups
}
