// Strokes that several icons are made of, on a grid of 24.

export const LENS = 'M4.5 10.5a6 6 0 1 0 12 0 6 6 0 1 0-12 0M15 15l5.5 5.5';
export const EYE = 'M3 12s3.5-5.5 9-5.5S21 12 21 12s-3.5 5.5-9 5.5S3 12 3 12Z';
export const OPEN_EYE = `${EYE}M9.4 12a2.6 2.6 0 1 0 5.2 0 2.6 2.6 0 1 0-5.2 0`;
export const STAR = 'M12 3l2.7 5.8 6.3.8-4.7 4.4 1.2 6.3-5.5-3.1-5.5 3.1L7.7 14 3 9.6l6.3-.8Z';
export const BIN = 'M4.5 7h15M9 7V4h6v3M6.5 7l.9 13.5h9.2L17.5 7M10.3 11v5.5M13.7 11v5.5';
export const ARCH = 'M4 20.5V12a8 8 0 0 1 16 0v8.5';
export const HEART = 'M12 20S4 15.2 4 9.6A4.3 4.3 0 0 1 12 7.4a4.3 4.3 0 0 1 8 2.2C20 15.2 12 20 12 20Z';
export const SHIELD = 'M12 3.5 5 6v5.5c0 4.5 2.8 7.5 7 9 4.2-1.5 7-4.5 7-9V6Z';
export const RING = 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0';
export const WAVE = 'c1.5-1.5 3-1.5 4.5 0s3 1.5 4.5 0 3-1.5 4.5 0 3 1.5 4.5 0';
export const BULB = 'M9 18h6M10 21h4M8.5 15.5C7 14.5 5.5 12.5 5.5 9.8a6.5 6.5 0 0 1 13 0c0 2.7-1.5 4.7-3 5.7Z';
export const HAND = 'M3 13.5h4l3-1.3h4a1.7 1.7 0 0 1 0 3.4h-3M15.5 14.8l3.8-1.7a1.6 1.6 0 0 1 1.4 2.9L14.5 20H7l-4-.5';
export const HULL = 'M3.5 14.5c1.5-3 4.5-4 8.5-4h3c3.4 0 5.5 2 5.5 4.2S18.4 19 15 19h-3c-4 0-7-1-8.5-4.5Z';
export const HEAD = 'M8.2 8a3.8 3.8 0 1 0 7.6 0 3.8 3.8 0 1 0-7.6 0';
export const SPEAKER = 'M4 9.5h3.5L12 5.5v13l-4.5-4H4Z';
export const GLOBE = `${RING}M3.5 12h17M12 3.5c3 2.6 4 5.5 4 8.5s-1 5.9-4 8.5c-3-2.6-4-5.5-4-8.5s1-5.9 4-8.5Z`;
