import { Card, CardBody, CardHeader } from '@evenkeel/ui/card'
import { ErrorState } from '@evenkeel/ui/error-state'
import { Loading, Skeleton } from '@evenkeel/ui/skeleton'
import { type ComponentType, useEffect, useState } from 'react'

export interface LaterProps<Props extends object> {
  /** The card's title, which stands before the card does. */
  readonly title: string
  /** Height of the card that is coming, in px, so that nothing moves when it arrives. */
  readonly height: number
  /** The same function on every render. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
  /** False while what stands above is still on its way: that comes first. */
  readonly isWanted: boolean
}

/** Does something once the frame that is being made has been shown. Gives a function that stops it before that. */
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

/** A card whose code arrives after the first of the screen: in its place a skeleton, or one sentence and 'Try again'. */
export function Later<Props extends object>({ title, height, load, props, isWanted }: LaterProps<Props>) {
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
