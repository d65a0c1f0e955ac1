/** Costs of treatment, counted for whoever asks. */
export default {
  errors: {
    typeTwice: 'هر نوع هزینه فقط یک بار می‌تواند بیاید.',
    ceilingOrder: 'سقف هر نفر نمی‌تواند از سقف خانواده بیشتر باشد.',
  },
} as const;
