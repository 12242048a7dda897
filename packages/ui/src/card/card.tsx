import { type ReactNode, useId } from 'react'
import { Heading } from '../heading/heading.tsx'
import { TextLink } from '../link/link.tsx'

interface CardHeaderProps {
  title: ReactNode
  /** Help icon or a quiet count right after the title. */
  beside?: ReactNode
  /** One compact control at the right. */
  action?: ReactNode
  /** Code may move the focus to the title: that of a step that has just opened. */
  focusable?: boolean
}

export interface CardProps extends Partial<CardHeaderProps> {
  /** Id of the element that names a card without a title; either makes it a named region. */
  labelledBy?: string | undefined
  /** Takes the height of its row, so that neighbors share top and bottom edges. */
  fill?: boolean
  children: ReactNode
}

/** The white sheet of all content: header, answer, body, footer, parted by hairlines. Cards are never nested. */
export function Card({ title, labelledBy, fill = false, children, ...header }: CardProps) {
  const titleId = useId()
  const nameId = title === undefined ? labelledBy : titleId
  return (
    // Without a name it is no region.
    <section
      aria-labelledby={nameId}
      className={`@container flex min-w-0 flex-col rounded-card border border-hairline bg-surface shadow-1 ${fill ? 'h-full' : ''}`}
    >
      {title !== undefined && <CardHeader {...header} title={title} titleId={titleId} />}
      {children}
    </section>
  )
}

/** What a card is about, and one control for the whole card: for a card that is no region, or a sheet that is no card. */
export function CardHeader(props: CardHeaderProps & { titleId?: string }) {
  const { title, titleId, beside, action, focusable = false } = props
  return (
    <div className="flex min-h-8 box-content items-center gap-x-4 gap-y-2 px-4 pt-3 @max-[360px]:flex-wrap tablet:px-6 tablet:pt-[18px]">
      <div className="flex min-w-0 flex-1 items-center gap-2 @max-[360px]:flex-auto">
        <Heading look="part" level={2} id={titleId} focusable={focusable}>
          {title}
        </Heading>
        {beside}
      </div>
      {action}
    </div>
  )
}

interface CardPartProps {
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

interface CardFooterProps {
  /** Where the card continues, and the words of the link to it. */
  href?: string
  link?: string
  /** What is there in place of the link. */
  children?: ReactNode
  /** A quiet secondary at the right. */
  secondary?: ReactNode
}

/** Links to where the card continues; on paper nothing does. */
export function CardFooter({ href, link, children, secondary }: CardFooterProps) {
  return (
    <div
      data-print="hide"
      className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 border-t border-hairline px-4 py-3 has-[button]:py-1 tablet:px-6"
    >
      <div className="flex max-w-full flex-none items-center gap-4">
        {href !== undefined && (
          <TextLink href={href} arrow>
            {link}
          </TextLink>
        )}
        {children}
      </div>
      {secondary && <div className="flex min-w-0 items-center">{secondary}</div>}
    </div>
  )
}
