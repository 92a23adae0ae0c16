/** Still image of the sample video. */
export const plate = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#ead9c8"/><rect y="130" width="320" height="50" fill="#c9b8a6"/><ellipse cx="160" cy="104" rx="92" ry="34" fill="#fefcf9"/><ellipse cx="160" cy="102" rx="62" ry="21" fill="#f4f0e8"/><ellipse cx="150" cy="100" rx="34" ry="11" fill="#b9c8cf"/><path d="M182 100l16-9v18z" fill="#b9c8cf"/></svg>',
)}`;
