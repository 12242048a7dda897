import { cva } from 'class-variance-authority'
import type { ReactNode, Ref } from 'react'

const headingClass = cva('min-w-0 text-balance break-words', {
  variants: {
    look: {
      /** The one thing on a page that has nothing else, such as the sign-in. */
      display: 'text-display text-text',
      /** The name of the screen, once on it. */
      page: 'text-page-title text-text',
      /** The answer of a screen in a sentence. */
      result: 'text-result text-text',
      /** Over several cards. */
      section: 'text-stat text-text',
      /** What a step or a dialog is about. */
      step: 'text-dialog-title text-text',
      /** Over a card, or over a part of one. */
      part: 'text-card-title text-text',
      /** The name of one of several that stand in a list. */
      item: 'text-body font-semibold text-text',
      /** Over a few rows. */
      group: 'text-label font-normal text-text-muted',
    },
    /** The ring would frame a text that is only read out. */
    focusable: { true: 'outline-none' },
  },
})

export interface HeadingProps {
  /** How it looks, apart from where it stands in the order of headings. */
  look: 'display' | 'page' | 'result' | 'section' | 'step' | 'part' | 'item' | 'group'
  level: 1 | 2 | 3 | 4
  id?: string | undefined
  ref?: Ref<HTMLHeadingElement> | undefined
  /** Code may give it the focus, so that a further step is read out and the keyboard goes on from its top. */
  focusable?: boolean
  children: ReactNode
}

/** A heading whose size does not depend on its level, so that no level is ever left out for the looks. */
export function Heading({ look, level, id, ref, focusable = false, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag
      id={id}
      ref={ref}
      tabIndex={focusable ? -1 : undefined}
      className={headingClass({ look, focusable })}
      dir="auto"
    >
      {children}
    </Tag>
  )
}
