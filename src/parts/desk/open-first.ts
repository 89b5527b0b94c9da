/** What is open first, the next day on top; then what is over, the latest first. */
export const openFirst =
  <Row>(isOver: (row: Row) => boolean, dayOf: (row: Row) => string) =>
  (a: Row, b: Row): number => {
    if (isOver(a) !== isOver(b)) return isOver(a) ? 1 : -1
    const [first, second] = isOver(a) ? [b, a] : [a, b]
    return dayOf(first) < dayOf(second) ? -1 : 1
  }
