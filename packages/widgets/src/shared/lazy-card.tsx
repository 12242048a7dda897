import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { ErrorState } from '@evenkeel/ui/error-state'
import { Loading } from '@evenkeel/ui/skeleton'
import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import * as words from '../words/loading.generated.ts'
import * as notLoadedWords from '../words/not-loaded.generated.ts'

/** Loads a component. `keptLoad` remembers it, so that a screen that is opened again shows it at once. */
export interface Load<Props> {
  (): Promise<ComponentType<Props>>
  readonly loaded?: ComponentType<Props> | null
}

export interface LaterProps<Props extends object> {
  /** The card's title, visible before the card itself. */
  readonly title: string
  /** Skeletons of the card's parts below its title. */
  readonly skeleton: ReactNode
  /** Must be the same function on every render. */
  readonly load: Load<Props>
  readonly props: Props
  /** False while the content above is still loading: that comes first. */
  readonly isWanted: boolean
}

/** Calls back once the current frame has been painted. Returns a function that cancels it before that. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Loads a component once it is wanted and the current frame has been painted. */
export function useLater<Props extends object>({ load, isWanted }: Pick<LaterProps<Props>, 'load' | 'isWanted'>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(() => load.loaded ?? null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (isFailed || !isWanted || Part !== null) return
    return afterPaint(() =>
      load().then(
        // Drawn in steps, so that a slow processor is not blocked by all cards of a screen at once.
        (component) => startTransition(() => setPart(() => component)),
        () => setFailed(true),
      ),
    )
  }, [load, isFailed, isWanted, Part])
  return { Part, isFailed, retry: () => setFailed(false) }
}

interface ComingProps {
  readonly title: string
  readonly isFailed: boolean
  readonly retry: () => void
  /** Skeletons in the shape of what is loading. */
  readonly children: ReactNode
}

const loadingWords = (title: string) => words.loading({ title })

/** A skeleton, or one sentence and 'Try again'. */
export function Coming({ title, isFailed, retry, children }: ComingProps) {
  if (!isFailed) return <Loading label={loadingWords(title)}>{children}</Loading>
  return (
    <ErrorState title={words.titleFailed({ title })} onRetry={retry}>
      {notLoadedWords.nothingLost()}
    </ErrorState>
  )
}

/** A card whose code is loaded after the first card of the screen. Until then shows a skeleton, or one sentence and 'Try again'. */
export function LazyCard<Props extends object>({ title, skeleton, load, props, isWanted }: LaterProps<Props>) {
  const { Part, ...state } = useLater({ load, isWanted })
  if (Part !== null) return <Part {...props} />
  return (
    <Card fill>
      <CardHeader title={title} />
      {state.isFailed ? (
        <CardBody>
          <Coming title={title} {...state}>
            {null}
          </Coming>
        </CardBody>
      ) : (
        <>
          <output className="sr-only">{loadingWords(title)}</output>
          {skeleton}
        </>
      )}
    </Card>
  )
}

/** A part of a card whose code is loaded later; until then its skeleton is in its place. */
export function LazyPart<Props extends object>({
  title,
  load,
  props,
  isWanted,
  children,
}: Omit<LaterProps<Props>, 'skeleton'> & { readonly children: ReactNode }) {
  const { Part, ...state } = useLater({ load, isWanted })
  if (Part !== null) return <Part {...props} />
  return (
    <Coming title={title} {...state}>
      {children}
    </Coming>
  )
}
