import type { ReactNode } from 'react'
import { Heading } from '../heading/heading.tsx'

export interface CardProps {
  /** Id of the element that names the card (a `CardHeader` with the same `titleId`); makes it a named region. */
  labelledBy?: string
  /** Takes the height of its row, so that neighbors share top and bottom edges. */
  fill?: boolean
  children: ReactNode
}

/** The white sheet of all content: header, answer, body, footer, parted by hairlines. Cards are never nested. */
export function Card({ labelledBy, fill = false, children }: CardProps) {
  const className = `@container flex min-w-0 flex-col rounded-card border border-hairline bg-surface shadow-1 ${fill ? 'h-full' : ''}`
  return labelledBy ? (
    <section aria-labelledby={labelledBy} className={className}>
      {children}
    </section>
  ) : (
    <div className={className}>{children}</div>
  )
}

export interface CardHeaderProps {
  title: ReactNode
  titleId?: string
  level?: 2 | 3
  /** Help icon or a quiet count right after the title. */
  beside?: ReactNode
  /** One compact control at the right. */
  action?: ReactNode
  /** Code may move the focus to the title: that of a step that has just opened. */
  focusable?: boolean
}

/** What the card is about, and one control for the whole card. */
export function CardHeader({ title, titleId, level = 2, beside, action, focusable = false }: CardHeaderProps) {
  return (
    <div className="flex min-h-8 box-content items-center gap-x-4 gap-y-2 px-4 pt-3 @max-[360px]:flex-wrap tablet:px-6 tablet:pt-[18px]">
      <div className="flex min-w-0 flex-1 items-center gap-2 @max-[360px]:flex-auto">
        <Heading look="part" level={level} id={titleId} focusable={focusable}>
          {title}
        </Heading>
        {beside}
      </div>
      {action}
    </div>
  )
}

export interface CardPartProps {
  children: ReactNode
  /** Runs to the card's edges: for tables and lists that bring their own padding. */
  flush?: boolean
}

/** The answer and what supports it. Fills the height that the row leaves. */
export function CardBody({ children, flush = false }: CardPartProps) {
  return <div className={`min-w-0 flex-1 ${flush ? '' : 'px-4 pt-3 pb-4 tablet:px-6 tablet:pb-6'}`}>{children}</div>
}

/** A further part of the card, under a hairline. */
export function CardSection({ children, flush = false }: CardPartProps) {
  return (
    <div className={`min-w-0 border-t border-hairline ${flush ? '' : 'px-4 py-4 tablet:px-6 tablet:py-5'}`}>
      {children}
    </div>
  )
}

export interface CardFooterProps {
  /** One link with an arrow. */
  children?: ReactNode
  /** A quiet secondary at the right. */
  secondary?: ReactNode
}

/** Links to where the card continues. */
export function CardFooter({ children, secondary }: CardFooterProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-t border-hairline px-4 py-3 has-[button]:py-1 tablet:px-6">
      <div className="flex max-w-full flex-none items-center gap-4">{children}</div>
      {secondary && <div className="flex min-w-0 items-center">{secondary}</div>}
    </div>
  )
}
