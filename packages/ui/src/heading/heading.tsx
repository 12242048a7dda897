import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'

const headingClass = cva('min-w-0 text-balance text-text', {
  variants: {
    look: {
      /** The name of the screen, once on it. */
      page: 'text-page-title',
      /** The answer of a screen in a sentence. */
      result: 'text-result',
      /** Over several cards. */
      section: 'text-stat',
      /** Over a part of a card. */
      part: 'text-card-title',
      /** Over a few rows. */
      group: 'text-label text-text-muted',
    },
  },
})

export interface HeadingProps {
  /** How it looks, apart from where it stands in the order of headings. */
  look: 'page' | 'result' | 'section' | 'part' | 'group'
  level: 1 | 2 | 3 | 4
  id?: string
  children: ReactNode
}

/** A heading whose size does not depend on its level, so that no level is ever left out for the looks. */
export function Heading({ look, level, id, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag {...(id === undefined ? {} : { id })} className={headingClass({ look })} dir="auto">
      {children}
    </Tag>
  )
}
