import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { ErrorState } from '@evenkeel/ui/error-state'
import { Loading, Skeleton } from '@evenkeel/ui/skeleton'
import { type ComponentType, useEffect, useState } from 'react'

export interface LaterProps<Props extends object> {
  /** The card's title, visible before the card itself. */
  readonly title: string
  /** The card's height in px, so that nothing moves when it is loaded. */
  readonly height: number
  /** Must be the same function on every render. */
  readonly load: () => Promise<ComponentType<Props>>
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

/** A card whose code is loaded after the first card of the screen. Until then shows a skeleton, or one sentence and 'Try again'. */
export function LazyCard<Props extends object>({ title, height, load, props, isWanted }: LaterProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (isFailed || !isWanted) return
    return afterPaint(() =>
      load().then(
        (component) => setPart(() => component),
        () => setFailed(true),
      ),
    )
  }, [load, isFailed, isWanted])
  if (Part !== null) return <Part {...props} />
  return (
    <Card fill>
      <CardHeader title={title} />
      <CardBody>
        <div style={{ minHeight: height }}>
          {isFailed ? (
            <ErrorState title={`${title} did not load`} onRetry={() => setFailed(false)}>
              Nothing is lost. The rest of the page still works.
            </ErrorState>
          ) : (
            <Loading label={`Loading ${title}`}>
              <Skeleton height={height} />
            </Loading>
          )}
        </div>
      </CardBody>
    </Card>
  )
}
