/** Contour lines of a summit; ornament in the text colour of its place. */
export function HillLines({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="40 -80 620 460"
      preserveAspectRatio="xMaxYMid slice"
      className={className}
    >
      {/* The lines are a file of their own: as code they would weigh 1 kB in every first load. */}
      <use href="/contours.svg#rings" />
    </svg>
  )
}
