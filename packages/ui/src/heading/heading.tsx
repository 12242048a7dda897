import { cva } from 'class-variance-authority'
import { createContext, type ReactNode, type Ref, useContext } from 'react'

const headingClass = cva('min-w-0 text-balance break-words', {
  variants: {
    look: {
      /** The only thing on a page, such as the sign-in. */
      display: 'text-display text-text',
      /** The name of the screen, once on each. */
      page: 'text-page-title text-text',
      /** The answer of a screen in a sentence. */
      result: 'text-result text-text',
      /** Above several cards. */
      section: 'text-stat text-text',
      /** What a step or a dialog is about. */
      step: 'text-dialog-title text-text',
      /** Above a card, or above a part of one. */
      part: 'text-card-title text-text',
      /** The name of one of several items in a list. */
      item: 'text-body font-semibold text-text',
      /** Above a few rows. */
      group: 'text-label font-normal text-text-muted',
    },
    /** No focus ring: it would frame a text that is only read out. */
    focusable: { true: 'outline-none' },
  },
})

export interface HeadingProps {
  /** How it looks, independent of its level among the headings. */
  look: 'display' | 'page' | 'result' | 'section' | 'step' | 'part' | 'item' | 'group'
  level: 1 | 2 | 3 | 4
  id?: string | undefined
  ref?: Ref<HTMLHeadingElement> | undefined
  /** Code may move the focus to it, so that a new step is read out and the keyboard continues from its top. */
  focusable?: boolean
  children: ReactNode
}

/** The level of a card's heading, 1 to 6: on another page it continues that page's own headings. */
export const HeadingBase = createContext(2)

const levels = [1, 2, 3, 4, 5, 6] as const

/** Returns the level of a heading on this page, from one that counts a card's heading as 2. */
export function useHeadingLevel(level: number): (typeof levels)[number] {
  const wanted = Math.max(1, level + useContext(HeadingBase) - 2)
  return levels.find((one) => one === wanted) ?? 6
}

/** A heading whose size does not depend on its level, so that no level is ever skipped for its looks. */
export function Heading({ look, level, id, ref, focusable = false, children }: HeadingProps) {
  const Tag = `h${useHeadingLevel(level)}` as const
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
