/** One part of a bar, in dollars of either sign; only its size counts. */
export type BarSegment = { id: string; value: number; color: string }

/** One bar: its name, its figure as it is said, and its parts in the order of the drawing. */
export type StackedRow = { label: string; total: number; segments: readonly BarSegment[] }

export type BarLayout = {
  /** Of the longest bar's length, 0 to 1. */
  length: number
  parts: { id: string; color: string; share: number }[]
}

const rowSize = (row: StackedRow): number => row.segments.reduce((sum, { value }) => sum + Math.abs(value), 0)

/** Scales bars to the longest of them. A part of 0 is left out; if all are 0 every bar is empty. */
export function layOutBars(rows: readonly StackedRow[]): BarLayout[] {
  const longest = Math.max(0, ...rows.map(rowSize))
  return rows.map((row) => {
    const size = rowSize(row)
    return {
      length: longest > 0 ? size / longest : 0,
      parts: row.segments
        .filter(({ value }) => value !== 0)
        .map(({ id, color, value }) => ({ id, color, share: Math.abs(value) / size })),
    }
  })
}
