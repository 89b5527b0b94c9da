/** A null name is the same in French. */
type Said = readonly [name: string | null, description?: string]

/** What the demo house sells, as guests read it in French: by its id, rooms by their number. */
const said: Readonly<Record<string, Said>> = {
  'room-101': [
    null,
    'Une chambre douillette pour une personne, au bout calme de la maison. Le bureau est sous la fenêtre et, par temps clair, le Muhabura la remplit tout entière.',
  ],
  'room-102': [
    null,
    'Une chambre claire à côté du potager, avec des paniers tressés sur un mur de terre et le parfum de la citronnelle après la pluie.',
  ],
  'room-103': [
    null,
    'Deux lits aux couvertures de laine de la vallée, une banquette sous la fenêtre et la vue sur les cinq dents du Sabyinyo.',
  ],
  'room-104': [
    null,
    'Une chambre double avec son petit balcon au-dessus du thé. Les chaussures sèchent sur la rambarde pendant que vous vous racontez le lac du cratère.',
  ],
  'room-105': [
    null,
    'La double d’angle : des fenêtres de deux côtés, le premier soleil de la maison sur le lit et une bouilloire avec le thé de la colline voisine.',
  ],
  'room-201': [
    null,
    'Deux lits à l’étage, dans les bleus du lac, pour des amis qui partent à cinq heures : deux liseuses, deux patères pour les sacs, un très bon chauffage.',
  ],
  'room-202': [
    null,
    'Un grand lit, une table pour écrire et une porte de véranda qui encadre les îles du Ruhondo quand la brume se lève l’après-midi.',
  ],
  'room-203': [
    null,
    'Notre plus belle double, bleu profond et crème, avec un balcon pour deux chaises et un coucher de soleil qui prend son temps.',
  ],
  'room-204': [
    null,
    'Une chambre vert forêt sous les combles, avec une longue table. Des hôtes y ont terminé leur thèse, du moins le disent-ils.',
  ],
  'room-205': [
    null,
    'Une suite aux ors de la savane : un lit à baldaquin, une banquette-lit pour un troisième, une petite cheminée que l’on allume pendant votre dîner.',
  ],
  'room-301': [
    null,
    'La suite du dernier étage, qui porte le nom du marais des grues. Un coin salon près du feu, une baignoire profonde et la plus large véranda de la maison.',
  ],
  'room-302': [
    null,
    'Un appartement pour une famille ou une équipe de terrain : une chambre double, une chambre à lits superposés, une petite cuisine et une longue table où les cartes restent ouvertes.',
  ],
  'category-breakfast': ['Petit-déjeuner'],
  'category-starters': ['Entrées et soupes'],
  'category-grill': ['Du gril'],
  'category-mains': ['Plats'],
  'category-sweets': ['Desserts'],
  'category-drinks': ['Boissons'],
  'category-beer': ['Bière et vin de banane'],
  'category-cocktails': ['Cocktails et vin'],
  'item-cheese-omelette': [
    'Omelette au fromage',
    'Trois œufs de nos poules, fromage de Gishwati, ciboulette, pain grillé.',
  ],
  'item-pancakes': ['Crêpes épaisses', 'Trois, avec du miel de forêt et un morceau de beurre.'],
  'item-fruit-plate': [
    'Fruits du marché',
    'Ananas, tamarillo, fruit de la passion et petites bananes sucrées.',
  ],
  'item-sorghum-porridge': [
    null,
    'Bouillie de sorgho chaude, lait et une cuillerée de miel, comme les collines commencent leur journée.',
  ],
  'item-mandazi': ['Mandazi au miel', 'Quatre beignets encore chauds, avec du miel de la lisière.'],
  'item-chapati-roll': [
    'Chapati roulé à l’œuf',
    'Œuf, tomate, oignon et chou dans un chapati tout frais.',
  ],
  'item-sambaza': [
    null,
    'Petits poissons argentés du lac Kivu, frits et croquants, citron vert et pili-pili.',
  ],
  'item-pumpkin-soup': ['Soupe de potiron', 'Potiron du jardin, gingembre et un trait de crème.'],
  'item-potato-leek-soup': [
    'Soupe de poireaux et pommes de terre',
    'Pommes de terre de Musanze, les meilleures.',
  ],
  'item-sambusa': [
    null,
    'Trois triangles croustillants au bœuf ou aux lentilles, sauce au tamarin.',
  ],
  'item-avocado-salad': [
    'Salade d’avocat',
    'Un avocat entier de l’arbre du portail, tomate, oignon rouge, citron vert.',
  ],
  'item-goat-brochettes': [
    'Brochettes de chèvre',
    'Deux longues brochettes au charbon de bois, oignon et poivron, banane plantain grillée.',
  ],
  'item-fish-brochettes': [
    'Brochettes de poisson',
    'Tilapia au citron et au poivron vert, pommes de terre.',
  ],
  'item-akabenz': [
    null,
    'Porc croustillant, oignons et piment, sur une planche avec des bananes du feu.',
  ],
  'item-grilled-tilapia': [
    'Tilapia entier',
    'Grillé entier à l’ail et au citron ; pour deux mains et un peu de patience.',
  ],
  'item-grilled-chicken': ['Poulet du jardin', 'Une cuisse entière, citron, thym, frites.'],
  'item-steak': [
    'Pavé de bœuf',
    'Bœuf des troupeaux à longues cornes, sauce au poivre, frites ou purée.',
  ],
  'item-salmon': ['Saumon', 'Filet poêlé, haricots verts, citron et beurre.'],
  'item-vegan-bowl': [
    'Bol végétalien',
    'Haricots, avocat, carotte, patate douce et légumes verts sur du riz, sauce à l’arachide.',
  ],
  'item-isombe': [
    null,
    'Feuilles de manioc mijotées à l’arachide et à l’huile de palme, avec du riz.',
  ],
  'item-igisafuriya': [
    null,
    'Poulet et banane plantain verte en cocotte, tomate et céleri ; pour deux petites faims.',
  ],
  'item-ibitoke': [
    'Ibitoke à l’arachide',
    'Bananes vertes fondantes dans une sauce d’arachide et d’épinards.',
  ],
  'item-ubugari-beans': [
    'Ubugari aux haricots',
    'Pâte de manioc, haricots rouges, dodo et un peu d’huile de palme.',
  ],
  'item-vegetable-curry': [
    'Curry de légumes',
    'Carotte, petits pois et pomme de terre au coco et au curcuma, avec deux chapatis.',
  ],
  'item-banana-fritters': ['Beignets de banane', 'Petites bananes en pâte, sucre, cannelle.'],
  'item-passion-cheesecake': [
    'Cheesecake au fruit de la passion',
    'Froid, haut et vif, sur un biscuit au gingembre.',
  ],
  'item-tree-tomato-sorbet': [
    'Sorbet au tamarillo',
    'Trois boules de rouge, avec la menthe du mur.',
  ],
  'item-chocolate-cake': [
    'Gâteau au chocolat',
    'Tiède, au cœur coulant, avec une cuillerée de crème.',
  ],
  'item-coffee': ['Café', 'Bourbon lavé des pentes du lac, torréfié à Musanze.'],
  'item-fresh-juice': [
    'Jus frais',
    'Fruit de la passion, ananas ou tamarillo, pressé à l’instant.',
  ],
  'item-icyayi': ['Icyayi, thé au lait', 'Thé de montagne bouilli au lait et au gingembre.'],
  'item-ikivuguto': [null, 'Lait fermenté froid, épais et un peu acide ; un verre, ou deux.'],
  'item-ginger-lemonade': ['Citronnade au gingembre', 'Citron, gingembre fort, miel, glaçons.'],
  'item-sparkling-water': ['Eau gazeuse', 'D’une source sous les volcans, un demi-litre.'],
  'item-lager': [
    'Bière blonde fraîche',
    'Une grande bouteille, assez froide pour qui descend de 3 711 mètres.',
  ],
  'item-urwagwa': [null, 'Vin de banane d’un voisin, servi dans une calebasse avec deux pailles.'],
  'item-ikigage': [null, 'Bière de sorgho, trouble et douce, dans un pot de terre.'],
  'item-kivu-sunrise': [
    'Aube sur le Kivu',
    'Gin, fruit de la passion, tamarillo ; le lac à six heures.',
  ],
  'item-volcano-mule': [
    null,
    'Vodka, notre gingembre, citron vert, un gobelet de cuivre et un peu de fumée.',
  ],
  'item-red-wine': [
    'Rouge de la maison',
    'Un verre d’un rouge qui aime la chèvre et les longues soirées.',
  ],
  'tour-category-hiking': ['Randonnées'],
  'tour-category-city': ['Visites'],
  'tour-gorilla-trek': [
    'À la rencontre des gorilles de montagne',
    'Une heure auprès d’une famille de gorilles, après une à cinq heures de marche. Permis, ranger, porteur, transfert et déjeuner compris ; soyez à la maison à 05:30.',
  ],
  'tour-golden-monkeys': [
    'Singes dorés dans les bambous',
    'Une matinée facile parmi les animaux les plus vifs et les plus curieux du parc. Permis et transfert compris.',
  ],
  'tour-savannah-safari': [
    'Safari dans la savane',
    'Deux jours avec girafes, zèbres, éléphants et, avec de la chance, des lions ; un bateau au crépuscule et une nuit sous tente.',
  ],
  'tour-lake-kivu-boat': [
    'Le lac Kivu en bateau',
    'Avec les pêcheurs chanteurs qui posent leurs filets au coucher du soleil, et des sambaza grillés sur la rive.',
  ],
  'tour-volcano-hike': [
    'Le lac du cratère du Bisoke',
    'Trois heures de montée, par les bambous et les hagenias, jusqu’à un lac à 3 711 mètres. La boue est certaine, la vue probable.',
  ],
  'tour-canopy-walk': [
    'Dans la canopée de Nyungwe',
    'Une passerelle de corde et d’acier à 60 mètres au-dessus de la plus vieille forêt de la région ; une nuit près des plantations de thé.',
  ],
  'tour-twin-lakes': [
    'Entre les lacs jumeaux',
    'Le long de la crête entre deux lacs, au pied du Muhabura, jusqu’à une pirogue et un pique-nique sur une île.',
  ],
  'tour-city-heritage-walk': [
    'Promenade dans la ville',
    'Le mémorial, le vieux quartier de Nyamirambo, un tailleur, un bar à lait et la plus belle vue sur les collines.',
  ],
  'tour-culture-village': [
    'Le village des tambours',
    'Un après-midi avec les voisins : danseurs intore, forgeron, une partie d’igisoro que vous perdrez.',
  ],
  'tour-coffee-walk': [
    'De la cerise à la tasse',
    'Cueillir, laver, sécher, torréfier et boire avec une coopérative de 120 producteurs ; un sachet à emporter.',
  ],
  'laundry-shirt': ['Chemise ou chemisier'],
  'laundry-trousers': ['Pantalon ou jupe'],
  'laundry-dress': ['Robe'],
  'laundry-suit': ['Costume ou veste'],
  'laundry-ironing': ['Repassage seul'],
  'laundry-wash-fold': ['Lavé et plié'],
  'laundry-wash-iron': ['Lavé et repassé'],
  'laundry-boots': ['Chaussures de marche, nettoyées et séchées'],
  'laundry-trainers': ['Baskets'],
}

/** The column of a row of what is sold. */
export function inFrench(id: string): { translations: string } {
  const [name = null, description] = said[id] ?? []
  const fr = { ...(description !== undefined && { description }), ...(name !== null && { name }) }
  return { translations: Object.keys(fr).length === 0 ? '{}' : JSON.stringify({ fr }) }
}

export const frenchIds: readonly string[] = Object.keys(said)
