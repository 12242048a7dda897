import type { ReactNode } from 'react'
import { ReadoutAmount } from './readout-text.tsx'
import { type ChartPointer, useReadoutTexts } from './pointer-store.ts'

type ReadOutLineProps = {
  pointer: ChartPointer
  /**
   * The words about a point: its name ('Age 67', 'November 2027'), then a figure for each name, the first of which is
   * the answer. Each figure has its own column, so that none moves between points.
   */
  texts: (index: number) => readonly string[]
  names: readonly FigureName[]
  /** All figures have room next to the name; the answer comes last. */
  isOneLine?: boolean
  /** There is room for several columns: the point's name and the answer are cells of the same columns as the others. */
  isAligned?: boolean
}

const twoColumns = 544

/** Returns whether a read-out of `width` px has room for two columns of figures. */
export const hasColumns = (width: number): boolean => width >= twoColumns

/** A figure's name, and the swatch or stroke that it has in the drawing. */
export type FigureName = { id: string; name: string; mark?: ReactNode }

/** The fixed line above a plot: the current point and its figures. It is also the legend. No box ever covers the drawing. */
export function ReadOutLine({ pointer, texts, names, isOneLine = false, isAligned = false }: ReadOutLineProps) {
  const [heading, ...figures] = texts(pointer.rest)
  const [main, ...others] = names.map((name, index) => (
    <ReadOutFigure key={name.id} {...name} place={index + 1} text={figures[index]} />
  ))
  const name = (
    <strong data-readout={0} className="font-semibold whitespace-nowrap">
      {heading}
    </strong>
  )
  return (
    <div
      ref={useReadoutTexts<HTMLDivElement>(pointer, texts)}
      className="flex flex-col gap-0.5 rounded-md bg-text/4 px-3 py-2 text-label text-text"
    >
      {!isAligned && (
        <div className="flex min-h-5 flex-wrap items-center justify-between gap-x-4">
          {name}
          {isOneLine ? (
            <span className="flex gap-4">
              {others}
              {main}
            </span>
          ) : (
            main
          )}
        </div>
      )}
      {!isOneLine && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(248px,100%),1fr))] gap-x-6 gap-y-0.5">
          {isAligned && name}
          {isAligned && main}
          {others}
        </div>
      )}
    </div>
  )
}

/** One figure of the line, with its name and its color. A name without room wraps; a figure without room is below its name. */
function ReadOutFigure({
  mark,
  name,
  place,
  text,
}: Omit<FigureName, 'id'> & { place: number; text: string | undefined }) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 whitespace-nowrap">
      {mark}
      <span className="min-w-11 flex-1 font-normal whitespace-normal text-text-muted">{name}</span>
      <span className="ml-auto">
        <ReadoutAmount place={place} text={text} />
      </span>
    </span>
  )
}

/** A short piece of a line as it is drawn, for the legend; `className` sets its color as a border. */
export function LineMark({ dashed = false, className }: { dashed?: boolean; className: string }) {
  return (
    <span
      aria-hidden="true"
      data-swatch=""
      className={`w-4 shrink-0 border-t-2 ${dashed ? 'border-dashed' : ''} ${className}`}
    />
  )
}
