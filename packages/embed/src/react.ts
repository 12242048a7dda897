import type { WidgetName } from '@evenkeel/api-client/contract/widget-names'
import { type CSSProperties, createElement, forwardRef, type ReactNode, useEffect, useRef } from 'react'
import type {
  EvenkeelElement,
  EvenkeelError,
  EvenkeelEventMap,
  EvenkeelOptions,
  EvenkeelReady,
  EvenkeelStage,
} from './element.ts'
import { loadEvenkeel } from './load-evenkeel.ts'
import { attributeNames, toProperty } from './read-options.ts'

export type { EvenkeelElement, EvenkeelError, EvenkeelOptions, EvenkeelReady, EvenkeelStage } from './element.ts'
export type { EvenkeelErrorCode } from './protocol.ts'

export interface EvenkeelProps extends EvenkeelOptions {
  /** your Evenkeel, as `https://money.example` */
  readonly origin: string
  readonly widget: WidgetName
  readonly id?: string
  readonly className?: string
  readonly style?: CSSProperties
  readonly onReady?: (detail: EvenkeelReady) => void
  /** Also called with `load_failed` if the script itself does not load. */
  readonly onError?: (detail: EvenkeelError) => void
  readonly onStage?: (detail: EvenkeelStage) => void
  /** What shows until the script has defined the element, and for good if it never does: a link, say. */
  readonly children?: ReactNode
}

type Handlers = Pick<EvenkeelProps, 'onReady' | 'onError' | 'onStage'>

const notLoaded = { code: 'load_failed', retryable: true, message: 'Evenkeel could not be loaded.' } as const

/** Listens to the events of an element, always with the newest handlers. */
function listen(element: EvenkeelElement, handlers: { readonly current: Handlers }): () => void {
  const ready = ({ detail }: EvenkeelEventMap['evenkeel:ready']) => handlers.current.onReady?.(detail)
  const error = ({ detail }: EvenkeelEventMap['evenkeel:error']) => handlers.current.onError?.(detail)
  const stage = ({ detail }: EvenkeelEventMap['evenkeel:stage']) => handlers.current.onStage?.(detail)
  element.addEventListener('evenkeel:ready', ready)
  element.addEventListener('evenkeel:error', error)
  element.addEventListener('evenkeel:stage', stage)
  return () => {
    element.removeEventListener('evenkeel:ready', ready)
    element.removeEventListener('evenkeel:error', error)
    element.removeEventListener('evenkeel:stage', stage)
  }
}

/** The options of a component as attributes, which every React from 17 on hands to an element as they are. */
const toAttributes = (props: EvenkeelOptions) =>
  Object.fromEntries(
    attributeNames.flatMap((attribute) => {
      const value = Object.entries(props).find(([name]) => name === toProperty(attribute))?.[1]
      return value === undefined ? [] : [[attribute, value]]
    }),
  )

/** A widget of Evenkeel on another page, for React 17 to 19. The `ref` is the element, with its methods. */
export const Evenkeel = forwardRef<EvenkeelElement, EvenkeelProps>(function Evenkeel(props, outer) {
  const { origin, widget, id, className, style, children } = props
  const element = useRef<EvenkeelElement | null>(null)
  const handlers = useRef<Handlers>(props)
  useEffect(() => {
    handlers.current = props
  })
  useEffect(() => {
    const stop = element.current ? listen(element.current, handlers) : undefined
    loadEvenkeel(origin).catch(() => handlers.current.onError?.(notLoaded))
    return stop
  }, [origin, widget])
  const ref = (found: EvenkeelElement | null) => {
    element.current = found
    if (typeof outer === 'function') outer(found)
    else if (outer) outer.current = found
  }
  // `class`: a custom element takes no `className` before React 19.
  return createElement(`evenkeel-${widget}`, { ...toAttributes(props), id, class: className, style, ref }, children)
})
