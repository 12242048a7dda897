/** How many people's objects one run of the timer wakes: each is one call, of which a Worker's run may make a thousand. */
export const MOST_WOKEN = 500
