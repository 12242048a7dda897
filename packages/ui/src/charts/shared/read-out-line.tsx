import type { ReactNode } from 'react'
import { ToldAmount } from './told-text.tsx'
import { type Told, useToldTexts } from './told.ts'

type ReadOutLineProps = {
  told: Told
  /**
   * What is said of a point: its name ('Age 67', 'November 2027'), then the figure of each name, the first of which
   * answers for all. No figure moves between points, because each has a column of its own.
   */
  texts: (index: number) => readonly string[]
  names: readonly FigureName[]
}

/** A figure's name, and the swatch or stroke that it has in the drawing. */
export type FigureName = { id: string; name: string; mark?: ReactNode }

/** The fixed line above a plot: what is told and its figures, which are the legend too. No box ever covers the drawing. */
export function ReadOutLine({ told, texts, names }: ReadOutLineProps) {
  const [heading, ...figures] = texts(told.rest)
  const [main, ...others] = names.map((name, index) => (
    <ReadOutFigure key={name.id} {...name} place={index + 1} text={figures[index]} />
  ))
  return (
    <div
      ref={useToldTexts<HTMLDivElement>(told, texts)}
      className="flex flex-col gap-0.5 rounded-md bg-text/4 px-3 py-2 text-label text-text"
    >
      <div className="flex min-h-5 items-center justify-between gap-4">
        <strong data-told={0} className="font-semibold whitespace-nowrap">
          {heading}
        </strong>
        {main}
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(248px,100%),1fr))] gap-x-6 gap-y-0.5">{others}</div>
    </div>
  )
}

/** One figure of the line, with its name and its colour; a name without room is cut short, for the table has it whole. */
function ReadOutFigure({
  mark,
  name,
  place,
  text,
}: Omit<FigureName, 'id'> & { place: number; text: string | undefined }) {
  return (
    <span className="flex min-w-0 items-center gap-2 whitespace-nowrap">
      {mark}
      <span className="mr-auto truncate font-normal text-text-muted">{name}</span>
      <ToldAmount place={place} text={text} />
    </span>
  )
}

/** A short piece of a line as it is drawn, for the legend; `className` gives its colour as a border. */
export function LineMark({ dashed = false, className }: { dashed?: boolean; className: string }) {
  return (
    <span
      aria-hidden="true"
      data-swatch=""
      className={`w-4 shrink-0 border-t-2 ${dashed ? 'border-dashed' : ''} ${className}`}
    />
  )
}
