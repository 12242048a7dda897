import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { EvenkeelAttributes, EvenkeelElement } from './element.ts'

/** Imported for its types alone: `import '@evenkeel/embed/jsx'` types our tags in JSX, for React 18 and 19. */
type EvenkeelTag = DetailedHTMLProps<HTMLAttributes<EvenkeelElement>, EvenkeelElement> &
  EvenkeelAttributes & { readonly class?: string }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Record<`evenkeel-${WidgetName}`, EvenkeelTag> {}
  }
}
