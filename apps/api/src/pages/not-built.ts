/** Returns the answer of a page whose files are missing. */
export const notBuilt = () =>
  new Response('The portal isn’t built yet. Run: npm run build', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
