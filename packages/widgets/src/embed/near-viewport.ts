/** How far outside the viewport an element still counts as near. */
const margin = '300px'

/** Calls back once when the element comes near the viewport. Gives a function that stops the waiting. */
export function whenNearViewport(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
