import type { DemoSeller } from './demo-seller.ts';

export const patioAzul: DemoSeller = {
  username: 'demo-patio-azul',
  displayName: 'Patio Azul (demo)',
  bio: 'Una tienda inventada para el catálogo de demostración: música, barrio y sobremesa.',
  language: 'Spanish',
  licence: 'personal',
  prompts: [
    [
      'story',
      'La carta y la cerilla',
      'Una habitación, una carta y una decisión que se toma con fuego. Un solo plano sostenido, de principio a fin.',
      749,
      'veo-3.1'
    ],
    [
      'tango-duo',
      'Los últimos ocho compases',
      'Una pareja mayor baila en un café vacío. La música manda y la cámara la sigue sin adelantarse.',
      499,
      'veo-3.1'
    ],
    [
      'boxing-gym',
      'Último asalto contra el saco',
      'Sudor, cadenas y la respiración contada. Una vuelta completa alrededor de quien no piensa parar.',
      449,
      'hailuo-2.3'
    ],
    [
      'magical-realism-umbrella',
      'Llueven caléndulas',
      'Llueven flores en una sola acera y nadie se sorprende. Realismo mágico para pantalla vertical.',
      599,
      'veo-3.1'
    ],
    [
      'found-footage',
      'El último vídeo del móvil',
      'Una cueva, una segunda voz y el final. Grabación encontrada que se entiende sin explicar nada.',
      0,
      'luma-ray-3.2'
    ],
    [
      'sports-recap',
      'Dos segundos en el reloj',
      'El final de una final vista desde el parqué: el tiro, el silencio y el banquillo en pie.',
      549,
      'wan-2.7'
    ],
    [
      'street-interview',
      'Una pregunta en la acera',
      'Una pregunta a quien pasa y una respuesta mejor que la pregunta. Formato de calle, micrófono a la vista.',
      199,
      'veo-3.1-fast'
    ]
  ],
  bundles: [
    {
      title: 'Barrio en tres actos',
      description: 'El café, el gimnasio y la acera bajo las flores: tres escenas para un mismo barrio.',
      category: 'Music video',
      priceCents: 1199,
      templates: ['tango-duo', 'boxing-gym', 'magical-realism-umbrella']
    }
  ]
};
