import type { World } from '#server/calls/World.ts'

/** A world that counts what it is given to book together. */
export function countBookings(world: World) {
  const counted = {
    asked: 0,
    world: {
      ...world,
      book: (booking: Parameters<World['book']>[0]) => {
        counted.asked += 1
        return world.book(booking)
      },
    },
  }
  return counted
}
