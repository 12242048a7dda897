import { BrandMark } from '@evenkeel/ui/brand-mark'
import { ProgressBar } from '@evenkeel/ui/progress-bar'

/** Shown until the first screen's code and the session have loaded, and while a redirect is followed. */
export function StartingPage() {
  return (
    <div className="flex min-h-dvh items-center justify-center bg-canvas">
      <ProgressBar active />
      <BrandMark size={40} />
    </div>
  )
}
